import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StateChart } from './parts/StateChart.tsx';

/** A machine as its pages show it: read from the machine each time, so that no drawing goes stale. */
const meta = {
  title: 'Machines/State chart',
  component: StateChart,
  args: { of: 'homework' },
  tags: ['!autodocs'],
} satisfies Meta<typeof StateChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What happens, and from where to where, row by row. */
const rowsIn = (canvas: ReturnType<typeof within>): (string | null)[][] =>
  canvas
    .getAllByRole('rowheader')
    .map((header: HTMLElement) => [header.textContent, within(header.parentElement!).getByRole('cell').textContent]);

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
  },
};

export const Task: Story = { args: { of: 'task' } };

export const ViewMode: Story = { args: { of: 'viewMode' } };

export const Onboarding: Story = { args: { of: 'onboarding' } };

export const Auth: Story = { args: { of: 'auth' } };

export const Dark: Story = { args: { of: 'onboarding' }, globals: { theme: 'dark' } };

export const Phone: Story = { args: { of: 'auth' }, globals: { viewport: { value: 'phone' } } };
