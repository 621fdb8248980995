import { NotFoundScreen } from '@kovan/ui/layout/NotFoundScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const at = (kovan: object) => ({ kovan: { route: '/nowhere', ...kovan } });

const meta = {
  title: 'Screens/NotFound',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen', ...at({}) },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('[R-33] says that nothing is here and leads home', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Sayfa bulunamadı');
      await userEvent.click(canvas.getByRole('link', { name: 'Ana sayfaya dön' }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app$/);
    });
  },
};

export const Visitor: Story = {
  parameters: at({ session: 'signedOut' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('[R-33] leads visitors to the landing page', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Ana sayfaya dön' }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/$/);
    });
  },
};

export const VisitorOnAPhone: Story = {
  parameters: at({ session: 'signedOut' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('the sentence keeps clear of the edges of the window', async () => {
      const { left, right } = (await canvas.findByText(/^Arımız her petek/)).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(16);
      await expect(window.innerWidth - right).toBeGreaterThanOrEqual(16);
    });
  },
};

export const English: Story = { globals: { locale: 'en' } };
