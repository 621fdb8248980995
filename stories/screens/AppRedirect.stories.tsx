import { childrenCalls } from '@kovan/api-client/contract';
import { noChildren, pending } from '@kovan/api-client/mocks';
import { AppRedirectScreen } from '@kovan/ui/layout/AppRedirectScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onboarded } from './support/tasks.ts';

const at = (kovan: object) => ({ kovan: { route: '/app', ...kovan } });

const meta = {
  title: 'Screens/AppRedirect',
  component: AppRedirectScreen,
  parameters: { ...at({}) },
} satisfies Meta<typeof AppRedirectScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FamilyView: Story = {
  play: async ({ canvas, step }) => {
    await step('[R-12] [R-19] goes to the family dashboard', async () => {
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app\/family$/);
    });
  },
};

export const ChildView: Story = {
  parameters: at({ viewMode: 'child', selectedChild: 'can' }),
  play: async ({ canvas, step }) => {
    await step('[R-20] [S-15] goes to the selected child, as restored from storage', async () => {
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app\/can$/);
    });
  },
};

export const ChildViewWithoutChild: Story = {
  parameters: at({ viewMode: 'child' }),
  play: async ({ canvas, step }) => {
    await step('[R-21] [S-18] goes to the first child', async () => {
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app\/elif$/);
    });
  },
};

export const GarbageInStorage: Story = {
  parameters: at({ viewMode: 'child', storage: { selectedChild: '{not json' } }),
  play: async ({ canvas, step }) => {
    await step('[S-16] [S-17] discards what can’t be parsed and takes the first child', async () => {
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app\/elif$/);
    });
  },
};

export const ChildViewOfNobody: Story = {
  parameters: at({ viewMode: 'child', family: noChildren }),
  beforeEach: ({ msw }) => onboarded(msw),
  play: async ({ canvas, step }) => {
    await step('[R-22] goes to the family dashboard', async () => {
      await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/app\/family$/);
    });
  },
};

export const Loading: Story = {
  parameters: at({ viewMode: 'child', selectedChild: 'can' }),
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
