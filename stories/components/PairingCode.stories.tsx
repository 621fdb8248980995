import { PairingCode, PairingEnd } from '@kovan/ui/components/PairingCode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/PairingCode',
  component: PairingCode,
  argTypes: { steps: { control: false } },
  args: {
    code: '7K3M-9QXA',
    codeLabel: 'Kod: 7 K 3 M 9 Q X A',
    url: 'https://kovan.example/app/pair#7K3M-9QXA',
    qrLabel: 'Eşleştirme karekodu',
    steps: ['Çocuğun cihazında karekodu okutun ya da kovan.example/app/pair adresini açın.', 'Orada şu kodu yazın:'],
    waiting: 'Cihaz bekleniyor…',
    secondsLeft: 582,
    leftLabel: 'Kalan süre 9 dakika 42 saniye',
  },
} satisfies Meta<typeof PairingCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Kod: 7 K 3 M 9 Q X A' })).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Kalan süre 9 dakika 42 saniye' })).toHaveTextContent('9:42');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Expired: Story = {
  render: () => (
    <PairingEnd face="asleep" title="Kodun süresi doldu">
      <p>Kodlar on dakika geçerlidir. Yenisini alıp cihazda onu yazın.</p>
    </PairingEnd>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kodun süresi doldu');
  },
};

export const Paired: Story = {
  render: () => (
    <PairingEnd face="joy" title="Mutfak tableti eşleşti">
      <p>Artık orada yalnızca bu çocukların sayfaları açılıyor.</p>
    </PairingEnd>
  ),
};
