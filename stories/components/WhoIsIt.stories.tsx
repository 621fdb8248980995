import { type Who, WhoIsIt } from '@kovan/ui/components/WhoIsIt';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const ELIF: Who = { id: 'elif', name: 'Elif', emoji: '👧', hue: 'plum', note: '4 görev' };
const CAN: Who = { id: 'can', name: 'Can', emoji: '👦', hue: 'cyan', note: '1 görev' };
const DEFNE: Who = { id: 'defne', name: 'Defne', emoji: '🧒', hue: 'jade', note: 'Bitti 🎉' };

const familyOf = (count: number): Who[] =>
  Array.from({ length: count }, (_, index) => ({ ...ELIF, id: String(index), name: `Çocuk ${index + 1}` }));

const meta = {
  title: 'Components/WhoIsIt',
  component: WhoIsIt,
  parameters: { mood: 'child' },
  args: { title: 'Kim geldi?', people: [ELIF, CAN, DEFNE], onChoose: fn() },
} satisfies Meta<typeof WhoIsIt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the keyboard goes through them in their order, each named with what waits', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /^Elif.*4 görev$/ })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith('can');
    });
  },
};

export const Two: Story = { args: { people: [ELIF, CAN] } };

export const Seven: Story = {
  args: { people: familyOf(7) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
};

/** More than any comb of three holds. */
export const Twelve: Story = {
  args: { people: familyOf(12) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(12);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
