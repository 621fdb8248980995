import { KEPT } from '@kovan/domain/kept';
import { PrivacyScreen } from '@kovan/ui/features/privacy/PrivacyScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const at = (kovan: object = {}) => ({ kovan: { route: '/privacy', session: 'signedOut', ...kovan } });

const meta = {
  title: 'Screens/Privacy',
  component: PrivacyScreen,
  parameters: { layout: 'fullscreen', ...at() },
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas, step }) => {
    await step(
      '[AC-08] anybody reads what is kept, where, how long, who sees it, and how to take or erase it',
      async () => {
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Gizlilik' })).toBeVisible();
        for (const name of [
          'Neler saklanır?',
          'Nerede durur?',
          'Ne kadar süre?',
          'Kim görür?',
          'Dışarıya ne gider?',
          'Nasıl alırım, nasıl silerim?',
        ]) {
          await expect(canvas.getByRole('region', { name })).toBeVisible();
        }
      },
    );
    await step('[AC-08] its numbers are those of the code', async () => {
      const long = within(canvas.getByRole('region', { name: 'Ne kadar süre?' }));
      const row = (what: string) => long.getByText(what).nextElementSibling;
      await expect(row('Oturumunuz')).toHaveTextContent(`${KEPT.sessionDays} gün`);
      await expect(row('Davet bağlantısı')).toHaveTextContent(`${KEPT.invitationDays} gün`);
      await expect(row('Eşleştirme kodu')).toHaveTextContent(`${KEPT.pairingMinutes} dakika`);
      await expect(long.queryByText(/\{\{/)).toBeNull();
    });
    await step('[AC-08] what may leave the server is what its operator set up', async () => {
      await expect(canvas.getByText(/Bu sunucuda dış model bağlı değil\. Giriş bu sunucunun kendisinde/)).toBeVisible();
    });
  },
};

export const OutsideModelAndFirebase: Story = {
  parameters: at({
    settings: {
      outsideModel: true,
      identity: { kind: 'firebase', apiKey: 'key', authDomain: 'kovan.example', projectId: 'kovan' },
    },
  }),
  globals: { locale: 'en' },
  play: async ({ canvas, step }) => {
    await step('[AC-08] says what this server lets out', async () => {
      await expect(
        await canvas.findByText(/an outside model is connected\. Sign‑in is done by a Firebase project/),
      ).toBeVisible();
    });
  },
};

export const SignedIn: Story = {
  parameters: at({ session: 'signedIn' }),
  play: async ({ canvas }) => {
    const header = within(await canvas.findByRole('banner'));
    await expect(header.getByRole('link', { name: 'Kovan’a dön' })).toHaveAttribute('href', '/app');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'desktop', isRotated: false } } };
