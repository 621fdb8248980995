import { Checkbox } from '@kovan/ui/components/Checkbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'Elif de kullansın' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Elif de kullansın' });
    await step('the space bar and a press on the words both turn it', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(box).toBeChecked();
      await userEvent.click(canvas.getByText('Elif de kullansın'));
      await expect(box).not.toBeChecked();
    });
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };
