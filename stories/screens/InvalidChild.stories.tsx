import { InvalidChildScreen } from '@kovan/ui/layout/InvalidChildScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const at = (kovan: object) => ({ kovan: { route: '/app/tasks', ...kovan } });

const meta = {
  title: 'Screens/InvalidChild',
  component: InvalidChildScreen,
  parameters: { layout: 'fullscreen', ...at({}) },
} satisfies Meta<typeof InvalidChildScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FamilyView: Story = {
  play: async ({ canvas, step }) => {
    await step('[R-28] [X-15] says that the id is invalid', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^Geçersiz çocuk ID'si\.$/);
    });
    await step('[R-29] the link leads home where no child is selected, though there are children', async () => {
      await canvas.findByRole('button', { name: 'Elif' });
      const links = within(canvas.getByRole('main')).getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/app']);
    });
  },
};

export const ChildView: Story = {
  parameters: at({ viewMode: 'child', selectedChild: 'can' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('[R-29] a link leads to the selected child’s own page', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Sayfasına git: Can' }));
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app\/can$/);
    });
  },
};

export const English: Story = { globals: { locale: 'en' } };
