import { childrenCalls } from '@kovan/api-client/contract';
import { pending } from '@kovan/api-client/mocks';
import { AppRedirectScreen } from '@kovan/ui/layout/AppRedirectScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Screens/AppRedirect',
  component: AppRedirectScreen,
} satisfies Meta<typeof AppRedirectScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { kovan: { route: '/app', viewMode: 'child', selectedChild: 'can' } },
  beforeEach: ({ msw }) => {
    msw.use(pending(childrenCalls.list));
  },
  play: async ({ canvas, step }) => {
    await step('[R-23] shows a spinner with a label, though a child is stored', async () => {
      await expect(await within(canvas.getByRole('main')).findByText('Yükleniyor…')).toBeVisible();
      await expect(canvas.queryByTestId('address')).not.toBeInTheDocument();
    });
  },
};
