import { Skeleton, SKELETON_SHAPES, SkeletonRow } from '@kovan/ui/components/Skeleton';
import { Spinner } from '@kovan/ui/components/Spinner';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: SKELETON_SHAPES } },
  args: { width: 240, height: 16 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Block: Story = { args: { shape: 'block', height: 120 } };
export const Hexagon: Story = { args: { shape: 'hexagon', width: 56, height: 61 } };

export const AListOnItsWay: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Spinner label="Çocuklar yükleniyor…" />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </div>
  ),
};
