import { StatCard } from '@kovan/ui/components/StatCard';
import { StatusBadge } from '@kovan/ui/components/StatusBadge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/StatCard',
  component: StatCard,
  argTypes: { children: { control: false } },
  args: { label: 'Bekleyen ödev', value: 8 },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figure: Story = {};

export const WithDetails: Story = {
  args: {
    to: '/app/family/assignments',
    children: (
      <>
        <StatusBadge tone="overdue" look="plain">
          2 gecikmiş
        </StatusBadge>
        <StatusBadge tone="today" look="plain">
          1 bugün
        </StatusBadge>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Bekleyen ödev 8/ })).toHaveAttribute(
      'href',
      '/app/family/assignments',
    );
  },
};
