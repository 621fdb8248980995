import { VisuallyHidden } from '@kovan/ui/components/VisuallyHidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'tamamlandı' },
  render: (args) => (
    <p>
      3/7 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WordsForTheEar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tamamlandı').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
