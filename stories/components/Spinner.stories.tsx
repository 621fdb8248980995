import { Spinner } from '@kovan/ui/components/Spinner';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Çocuklar yükleniyor…' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Çocuklar yükleniyor…');
  },
};
