import { Bee, BEE_FACES } from '@kovan/ui/components/Bee';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gallery } from './gallery.tsx';

const meta = {
  title: 'Components/Bee',
  component: Bee,
  argTypes: { face: { control: 'inline-radio', options: BEE_FACES } },
  args: { width: 140 },
} satisfies Meta<typeof Bee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everyday: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Named: Story = {
  args: { label: 'Gülümseyen arı' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Gülümseyen arı' })).toBeVisible();
  },
};

export const Hovering: Story = { args: { hovering: true } };

export const Faces: Story = {
  render: () => (
    <Gallery items={Object.fromEntries(BEE_FACES.map((face) => [face, <Bee key={face} face={face} width={140} />]))} />
  ),
};

export const FacesInTheDark: Story = { ...Faces, globals: { theme: 'dark' } };
