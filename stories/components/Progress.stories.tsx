import { Meter } from '@kovan/ui/components/Meter';
import { ProgressBar } from '@kovan/ui/components/ProgressBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Progress',
  component: ProgressBar,
  subcomponents: { Meter },
  argTypes: { value: { control: { type: 'range', min: 0, max: 100, step: 10 } } },
  args: { value: 70, label: 'Ödev hazırlanıyor' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Ödev hazırlanıyor' })).toHaveAttribute('aria-valuenow', '70');
  },
};

export const Begun: Story = { args: { value: 0 } };
export const Finished: Story = { args: { value: 100 } };

export const OutOfRange: Story = {
  args: { value: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const Counting: Story = {
  render: () => <Meter value={2} max={3} label="Tamamlanan ödevler" valueText="2/3 tamamlandı" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Tamamlanan ödevler' })).toHaveAttribute(
      'aria-valuetext',
      '2/3 tamamlandı',
    );
  },
};
