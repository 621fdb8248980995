import { Avatar } from '@kovan/ui/components/Avatar';
import { SegmentedSwitch } from '@kovan/ui/components/SegmentedSwitch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { cutWordsIn, inBigLetters } from '../support/letters.ts';

const meta = {
  title: 'Components/SegmentedSwitch',
  component: SegmentedSwitch,
  args: {
    label: 'Çocuk',
    name: 'childId',
    value: 'elif',
    onChange: fn(),
    items: [
      { value: 'all', label: 'Tüm çocuklar', picture: <Avatar size={32} /> },
      { value: 'elif', label: 'Elif', hue: 'plum', picture: <Avatar emoji="👧" size={32} /> },
      { value: 'can', label: 'Can', hue: 'cyan', picture: <Avatar emoji="👦" size={32} /> },
      { value: 'defne', label: 'Defne', hue: 'jade', picture: <Avatar emoji="🎨" size={32} /> },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedSwitch
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Children: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('arrow keys move the choice', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Elif' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Can' })).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith('can');
    });
    await step('and so does a finger', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Tüm çocuklar' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('all');
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneInOneRow: Story = {
  args: {
    scroll: true,
    items: [
      { value: 'all', label: 'Tüm çocuklar', short: 'Hepsi' },
      { value: 'elif', label: 'Elif', hue: 'plum', picture: <Avatar emoji="👧" size={26} /> },
      { value: 'can', label: 'Can', hue: 'cyan', picture: <Avatar emoji="👦" size={26} /> },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Hepsi' }).closest('label')?.offsetHeight).toBe(44);
  },
};
export const NothingChosen: Story = { args: { value: null } };

export const LongNames: Story = {
  args: {
    items: [
      { value: 'a', label: 'Muhammed Abdülkadir Efe', hue: 'gold', picture: <Avatar emoji="🚀" size={32} /> },
      { value: 'b', label: 'Zeynep Sultan', hue: 'crimson', picture: <Avatar emoji="🌟" size={32} /> },
    ],
    value: 'a',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

export const FourOnAPhone: Story = {
  args: {
    items: [
      { value: 'elif', label: 'Elif', hue: 'plum', picture: <Avatar emoji="👧" size={32} /> },
      { value: 'can', label: 'Can', hue: 'cyan', picture: <Avatar emoji="👦" size={32} /> },
      { value: 'defne', label: 'Defne', hue: 'jade', picture: <Avatar emoji="🎨" size={32} /> },
      { value: 'zeynep', label: 'Zeynep Sultan', hue: 'crimson', picture: <Avatar emoji="🌟" size={32} /> },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const widths = [...canvas.getByRole('radiogroup').children].map((tile) => tile.getBoundingClientRect().width);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  },
};

export const FourOfLongNames: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    items: ['Abdurrahman', 'Muhammed Emir', 'Can', 'Alparslan'].map((label) => ({
      value: label,
      label,
      picture: <Avatar emoji="🎪" size={32} />,
    })),
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(cutWordsIn(group)).toEqual([]);
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

export const FourWithBigLetters: Story = { ...FourOfLongNames, ...inBigLetters };
