import { EmojiPicker } from '@kovan/ui/components/EmojiPicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const AVATARS = {
  '👶': 'Bebek',
  '🧒': 'Çocuk',
  '👦': 'Erkek çocuk',
  '👧': 'Kız çocuk',
  '🎭': 'Maskeler',
  '🎨': 'Palet',
  '🎯': 'Hedef',
  '🌟': 'Yıldız',
  '🚀': 'Roket',
  '🎪': 'Sirk çadırı',
};

const meta = {
  title: 'Components/EmojiPicker',
  component: EmojiPicker,
  args: {
    label: 'Avatar',
    name: 'avatar',
    value: '🚀',
    onChange: fn(),
    options: Object.entries(AVATARS).map(([value, name]) => ({ value, name })),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <EmojiPicker
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof EmojiPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Avatars: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('every picture has a name', async () => {
      for (const name of Object.values(AVATARS)) await expect(canvas.getByRole('radio', { name })).toBeInTheDocument();
    });
    await step('arrow keys move the choice', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Roket' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Sirk çadırı' })).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith('🎪');
    });
    await step('and so does a finger', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Palet' }));
      await expect(canvas.getByRole('radio', { name: 'Palet' })).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith('🎨');
    });
  },
};

export const NothingChosen: Story = { args: { value: null } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { mood: 'child' } };
