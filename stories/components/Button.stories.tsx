import { Button, BUTTON_SIZES, BUTTON_VARIANTS, ButtonLink } from '@kovan/ui/components/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Plus, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Components/Button',
  component: Button,
  argTypes: {
    variant: { control: 'select', options: BUTTON_VARIANTS },
    size: { control: 'inline-radio', options: BUTTON_SIZES },
    icon: { control: false },
  },
  args: { children: 'Ödevi ekle', icon: <Plus aria-hidden />, onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Ödevi ekle' });
    await step('by the keyboard, too', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('a finger meets at least 44 px', async () => {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Vazgeç', icon: null } };
export const Danger: Story = { args: { variant: 'danger', children: 'Sil', icon: <Trash2 aria-hidden /> } };
