import { chartArrows, chartStates } from '@kovan/machines/chart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Machine } from './parts/lanes.ts';
import { machines } from './parts/machines.ts';
import { StateChart } from './parts/StateChart.tsx';

type Canvas = ReturnType<typeof within>;

/** What happens, and from where to where, row by row. */
const rowsIn = (canvas: Canvas): (string | null)[][] =>
  canvas
    .getAllByRole('rowheader')
    .map((header: HTMLElement) => [header.textContent, within(header.parentElement!).getByRole('cell').textContent]);

/** Every state of the machine has its lane, every arrow its row: whatever the lanes make of them, nothing is lost. */
const drawsAllOf = async (canvas: Canvas, machine: Machine): Promise<void> => {
  const [, ...heads] = canvas.getAllByRole('columnheader');
  const names = heads.map((head: HTMLElement) => head.textContent.replace(' (begins here)', ''));
  const states = chartStates(machine).map((path) => path.slice(path.lastIndexOf('.') + 1));
  await expect(names.toSorted()).toEqual(states.toSorted());
  const ends = chartArrows(machine).map(({ from, to }) => {
    const start = from === '' ? 'any state' : from;
    return to === null ? `stays in ${start}` : `${start} → ${to}`;
  });
  await expect(rowsIn(canvas).map(([, way]) => way)).toEqual(ends);
};

/** A machine as its pages show it: read from the machine each time, so that no drawing goes stale. */
const meta = {
  title: 'Machines/State chart',
  component: StateChart,
  args: { of: 'homework' },
  tags: ['!autodocs'],
  play: async ({ canvas, args, step }) => {
    await step('names every state and draws every arrow of its machine', () => drawsAllOf(canvas, machines[args.of]));
  },
} satisfies Meta<typeof StateChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Homework: Story = {
  play: async ({ canvas, step }) => {
    await step('a lane a state, in order, the first one marked', async () => {
      const heads = canvas.getAllByRole('columnheader').map((head: HTMLElement) => head.textContent);
      await expect(heads).toEqual(['What happens', 'active (begins here)', 'completed', 'verified']);
    });
    await step('a row an arrow', async () => {
      await expect(rowsIn(canvas)).toEqual([
        ['homework.complete', 'active → completed'],
        ['homework.check', 'completed → verified'],
        ['homework.uncheck', 'verified → completed'],
      ]);
    });
  },
};

export const AiDemo: Story = {
  args: { of: 'aiDemo' },
  play: async ({ canvas, step }) => {
    await step('guards, time, states in states, and what leaves every state', async () => {
      await expect(rowsIn(canvas)).toEqual(
        expect.arrayContaining([
          ['demo.restarted', 'any state → idle'],
          ['generation.requestedif hasText', 'idle → generating'],
          ['after 200 ms', 'generating.climbing → generating.climbing'],
          ['text.changed', 'stays in idle'],
        ]),
      );
      await expect(canvas.getByRole('columnheader', { name: 'browsing (begins here)' })).toBeVisible();
    });
    await step('names every state and draws every arrow of its machine', () => drawsAllOf(canvas, machines.aiDemo));
  },
};

export const Task: Story = { args: { of: 'task' } };

export const ViewMode: Story = { args: { of: 'viewMode' } };

export const Onboarding: Story = { args: { of: 'onboarding' } };

export const Auth: Story = { args: { of: 'auth' } };

export const Dark: Story = { args: { of: 'onboarding' }, globals: { theme: 'dark' } };

export const Phone: Story = { args: { of: 'auth' }, globals: { viewport: { value: 'phone' } } };
