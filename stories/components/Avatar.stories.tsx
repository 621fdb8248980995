import { Avatar } from '@kovan/ui/components/Avatar';
import { HUES } from '@kovan/ui/components/hues';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gallery } from './gallery.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  argTypes: { hue: { control: 'select', options: HUES } },
  args: { emoji: '👧', hue: 'plum', size: 56 },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const OnItsOwn: Story = {
  args: { label: 'Kız çocuk' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Kız çocuk' })).toBeVisible();
  },
};

export const Family: Story = { render: () => <Avatar size={56} label="Aile" /> };

const EMOJI = ['👧', '👦', '🎨', '🚀', '👶', '🌟', '🧒', '🎪'];

export const Hues: Story = {
  render: () => (
    <Gallery
      items={Object.fromEntries(
        EMOJI.map((emoji, i) => [HUES[i], <Avatar key={emoji} emoji={emoji} hue={HUES[i]} size={56} />]),
      )}
    />
  ),
};

export const HuesInTheDark: Story = { ...Hues, globals: { theme: 'dark' } };

export const Sizes: Story = {
  render: () => (
    <Gallery
      items={Object.fromEntries(
        [28, 36, 44, 72].map((size) => [`${size} px`, <Avatar key={size} emoji="👧" hue="plum" size={size} />]),
      )}
    />
  ),
};
