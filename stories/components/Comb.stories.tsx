import { combFill } from '@kovan/domain/comb';
import { Button } from '@kovan/ui/components/Button';
import { Comb, COMB_SHAPES, COMB_SIZES } from '@kovan/ui/components/Comb';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Gallery } from './gallery.tsx';

const DAY = ['🦷', '📚', '🧹', '🍽️', '🎒', '🎵', '🛏️'];

const meta = {
  title: 'Components/Comb',
  component: Comb,
  argTypes: {
    size: { control: 'inline-radio', options: COMB_SIZES },
    shape: { control: 'inline-radio', options: COMB_SHAPES },
  },
  args: { values: combFill(7, 3, 0.4), size: 'lg', label: '7 işten 3’ü bitti' },
} satisfies Meta<typeof Comb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartlyFull: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '7 işten 3’ü bitti' })).toBeVisible();
  },
};

export const ADay: Story = {
  args: {
    values: combFill(7, 3),
    drip: true,
    cells: DAY.map((emoji, i) => ({ id: emoji, emoji, next: i === 3 })),
  },
  parameters: { mood: 'child' },
};

export const Empty: Story = { args: { values: combFill(7, 0), label: '7 işten 0’ı bitti' } };
export const Full: Story = { args: { values: combFill(7, 7), drip: true, ticks: true, label: 'Hepsi bitti' } };
export const AWeek: Story = { args: { values: [1, 1, 0.6, 0, 0, 0, 0], size: 'md', shape: 'row', label: 'Bu hafta' } };
export const AWeekWithFreeDays: Story = {
  args: { values: [1, 0.6, null, 0, 0, null, null], size: 'md', shape: 'row', label: 'Bu hafta' },
};
export const AWall: Story = { args: { values: combFill(23, 15), size: 'md', label: '15/23' } };

export const EveryPacking: Story = {
  render: () => (
    <Gallery
      items={Object.fromEntries(
        Array.from({ length: 14 }, (_, i) => [
          `${i + 1}`,
          <Comb key={i} values={combFill(i + 1, Math.ceil((i + 1) / 2))} label={`${i + 1} göz`} />,
        ]),
      )}
    />
  ),
};

export const TheMomentOfTheTick: Story = {
  parameters: { mood: 'child' },
  render: function Ticking() {
    const [full, setFull] = useState(2);
    return (
      <div style={{ display: 'grid', gap: 24, justifyItems: 'center' }}>
        <Comb
          size="lg"
          values={combFill(5, full)}
          cells={DAY.slice(0, 5).map((emoji, i) => ({ id: emoji, emoji, next: i === full }))}
          label={`5 işten ${full} tanesi bitti`}
        />
        <Button variant="primary" size="lg" onClick={() => setFull(full + 1)}>
          Bitirdim
        </Button>
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const cells = (state: string) => canvasElement.querySelectorAll(`[data-cell="${state}"]`);
    await step('what was full before is no news', async () => {
      await expect(canvasElement.querySelector('[data-fresh]')).toBeNull();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Bitirdim' }));
    await step('the next cell fills at once and pops', async () => {
      await expect(canvas.getByRole('img', { name: '5 işten 3 tanesi bitti' })).toBeVisible();
      await expect(cells('full')).toHaveLength(3);
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-fresh]')).toHaveLength(1));
    });
    await step('then it is calm again', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[data-fresh]')).toBeNull());
    });
  },
};

export const Dark: Story = { ...ADay, globals: { theme: 'dark' } };
