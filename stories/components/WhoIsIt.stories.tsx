import { type Who, WhoIsIt } from '@kovan/ui/components/WhoIsIt';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { cutWordsIn, inBigLetters, standsWithin } from '../support/letters.ts';

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

/** How many places, one every two pixels, answer for both. */
const sharedBy = (one: Element, other: Element): number => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  let places = 0;
  for (let x = Math.ceil(Math.max(a.left, b.left)); x < Math.min(a.right, b.right); x += 2)
    for (let y = Math.ceil(Math.max(a.top, b.top)); y < Math.min(a.bottom, b.bottom); y += 2) {
      const there = document.elementsFromPoint(x, y);
      if (there.includes(one) && there.includes(other)) places += 1;
    }
  return places;
};

export const Three: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('no cell reaches under another one', async () => {
      const [top, left, right] = canvas.getAllByRole('button');
      if (!top || !left || !right) throw new Error('three cells are missing');
      const shared = [sharedBy(top, left), sharedBy(top, right), sharedBy(left, right)];
      // Places on the border itself.
      for (const places of shared) await expect(places).toBeLessThan(10);
    });
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

const NAMES = ['Abdurrahman', 'Muhammed Emir', 'Zeynep Sultan', 'Ayşe Nur', 'Bayram Alparslan'];

const nameIn = (cell: HTMLElement) => within(cell).getByText((_, part) => part?.tagName === 'B');

export const LongNames: Story = {
  args: { people: familyOf(5).map((who, index) => ({ ...who, name: NAMES[index] ?? '' })) },
  globals: { viewport: { value: 'handheld', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('[DV-06] names stand whole in their cells', async () => {
      for (const cell of canvas.getAllByRole('button')) {
        const name = nameIn(cell);
        await expect(cutWordsIn(name)).toEqual([]);
        await expect(standsWithin(name, cell)).toBe(true);
      }
    });
  },
};

export const LongNamesInBigLetters: Story = {
  ...LongNames,
  ...inBigLetters,
  play: async (context) => {
    await LongNames.play?.(context);
    const { canvas, step } = context;
    await step('[DV-06] names grow with the letters of the browser', async () => {
      const [first] = canvas.getAllByRole('button');
      await expect(first && parseFloat(getComputedStyle(nameIn(first)).fontSize)).toBeGreaterThan(24);
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
