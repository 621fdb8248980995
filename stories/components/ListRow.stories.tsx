import { Button } from '@kovan/ui/components/Button';
import { InitialPicture, ListRow, ListRows } from '@kovan/ui/components/ListRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Smartphone } from 'lucide-react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/ListRow',
  component: ListRow,
  argTypes: { icon: { control: false }, picture: { control: false }, actions: { control: false } },
  args: { icon: <Monitor aria-hidden />, title: 'Chrome, Windows', mark: 'Bu cihaz', children: 'Şimdi açık' },
  render: (args) => (
    <ListRows label="Açık oturumlar">
      <ListRow {...args} />
      <ListRow
        icon={<Smartphone aria-hidden />}
        title="Safari, iPhone"
        actions={<Button variant="quiet">Kapat</Button>}
      >
        Son görülme: dün
      </ListRow>
      <ListRow picture={<InitialPicture name="ışık" />} title="Işık Yılmaz" />
    </ListRows>
  ),
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Açık oturumlar' })).toBeVisible();
    await expect(canvas.getByText('ı').innerText).toBe('I');
  },
};

const Isabel = () => (
  <ListRows>
    <ListRow picture={<InitialPicture name="isabel" />} title="Isabel" />
  </ListRows>
);

export const InTurkish: Story = {
  render: Isabel,
  play: async ({ canvas, step }) => {
    await step('[I-01] the capital of an i is the page’s', async () => {
      await expect(canvas.getByText('i').innerText).toBe('İ');
    });
  },
};

export const InEnglish: Story = {
  render: Isabel,
  globals: { locale: 'en' },
  play: async ({ canvas, step }) => {
    await step('[I-02] the capital of an i is the page’s', async () => {
      await expect(canvas.getByText('i').innerText).toBe('I');
    });
  },
};

/** On a phone long actions go below the words. */
export const Stacked: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { stack: true, actions: <Button>Bütün ailenin verilerini indir</Button> },
};
