import { FamilyDashboardScreen } from '@kovan/ui/features/dashboard/FamilyDashboardScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { bigFamily } from '../support/bigFamily.ts';
import { cutWordsIn, enlargeLetters, loneDotsIn, standsWithin, wordsOver } from '../support/letters.ts';
import { familyDoing, task } from './support/tasks.ts';

const kovan = { route: '/app/family?child=alparslan', family: bigFamily } as const;

/** Many children, long names and big letters: nothing is cut off or broken to letters. */
const meta = {
  title: 'Screens/FamilyDashboard/BigFamily',
  component: FamilyDashboardScreen,
  parameters: { kovan },
} satisfies Meta<typeof FamilyDashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const looks: Play = async ({ canvas, step, userEvent }) => {
  const selector = await canvas.findByRole('radiogroup', { name: 'Çocuk' });
  const choices = within(selector);
  await canvas.findByRole('link', { name: /^Bekleyen ödev/ });
  await step('[FD-03] [FD-11] each child’s name stands whole in the selector', async () => {
    await expect(choices.getAllByRole('radio')).toHaveLength(10);
    for (const tile of selector.children) await expect(cutWordsIn(tile)).toEqual([]);
  });
  await step('[EV-12] no tile is wider for its comb, which comes late', async () => {
    for (const tile of selector.children) {
      const comb = [...tile.querySelectorAll('svg')].at(-1);
      const { width } = tile.getBoundingClientRect();
      comb?.style.setProperty('display', 'none');
      await expect(tile.getBoundingClientRect().width).toBe(width);
      comb?.style.removeProperty('display');
    }
  });
  await step('[FD-03] [FD-11] the chosen one is in view', async () => {
    const chosen = choices.getByRole('radio', { name: /^Bayram Alparslan/ });
    await expect(chosen).toBeChecked();
    await waitFor(() => expect(standsWithin(chosen, selector)).toBe(true));
  });
  await step('[EV-01] [FD-05] what is due, and the figures, stand whole', async () => {
    await userEvent.click(choices.getByRole('radio', { name: /^Tüm çocuklar/ }));
    const due = await canvas.findByRole('region', { name: 'Bugün ve yarın' });
    await waitFor(() => expect(within(due).getAllByText('Elif').length).toBeGreaterThan(0));
    await expect(cutWordsIn(due)).toEqual([]);
    await expect(cutWordsIn(canvas.getByRole('region', { name: 'Özet' }))).toEqual([]);
  });
};

const [elif, ...others] = bigFamily.children;

/** A child of a long name whose homework awaits the check. */
const longNamed = { ...bigFamily, children: [...(elif ? [{ ...elif, name: 'Zeynep Sultan' }] : []), ...others] };

const rowOf = async (canvas: Canvas, title: RegExp) => {
  const row = (await canvas.findByRole('link', { name: title })).closest('li');
  if (!row) throw new Error(`${title} stands in no row`);
  return row;
};

/** How far down from its top a row leads where its link leads, in px. */
const pressedHeight = (link: Element, row: Element) => {
  const { top, height } = row.getBoundingClientRect();
  const { left } = link.getBoundingClientRect();
  const pixels = Array.from({ length: Math.floor(height) }, (_, down) => Math.ceil(top) + down);
  return pixels.findIndex((y) => !link.contains(document.elementFromPoint(left + 4, y)));
};

export const DueOnAPhone: Story = {
  parameters: { kovan: { route: '/app/family', family: longNamed } },
  globals: { viewport: { value: 'handheld', isRotated: false } },
  play: async ({ canvas, step }) => {
    const row = await rowOf(canvas, /^Ünite 3/);
    const facts = within(row).getByText('Zeynep Sultan').parentElement;
    await step('[EV-01] no line of whose and what it is begins or ends with a dot, or with a sign alone', async () => {
      await expect(facts && loneDotsIn(facts)).toBe(0);
    });
  },
};

export const DueOnTheSmallestPhoneInEnglish: Story = {
  ...DueOnAPhone,
  globals: { locale: 'en', viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await DueOnAPhone.play?.(context);
    const { canvas, step } = context;
    await step('[EV-02] the button leaves the words most of the row', async () => {
      const row = await rowOf(canvas, /^Ünite 3/);
      const words = within(row).getByRole('link').parentElement;
      await expect(words?.clientWidth).toBeGreaterThan(row.clientWidth / 2);
    });
    await step('[EV-02] a finger that presses the words above the button has room for it', async () => {
      const row = await rowOf(canvas, /^Ünite 3/);
      row.scrollIntoView({ block: 'center' });
      await expect(pressedHeight(within(row).getByRole('link'), row)).toBeGreaterThanOrEqual(44);
    });
    await step('[EV-02] what is small stands beside them still', async () => {
      const row = await rowOf(canvas, /Çiçekleri/);
      const [words, tick] = [within(row).getByRole('link'), within(row).getByRole('button')];
      await expect(tick.getBoundingClientRect().left).toBeGreaterThan(words.getBoundingClientRect().right);
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'handheld', isRotated: false } }, play: looks };

export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } }, play: looks };

export const PhoneWithBigLetters: Story = { ...Phone, beforeEach: enlargeLetters };

export const DesktopWithBigLetters: Story = { ...Desktop, beforeEach: enlargeLetters };

const SO_MANY = { elif: 21, can: 12, defne: 9 };

const fullDay = familyDoing(
  ...Object.entries(SO_MANY).flatMap(([childId, count]) =>
    Array.from({ length: count }, () => task('Kitap oku', { childId, completedDate: '2026-11-18T05:00:00Z' })),
  ),
);

/** A day of so many things that no comb of it has room beside the words. */
export const FullDay: Story = {
  parameters: { kovan: { ...kovan, family: fullDay } },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, step }) => {
    const selector = await canvas.findByRole('radiogroup');
    await within(selector).findByText('43/44');
    await step('[FD-03] [FD-11] the comb gives way to the words of its tile, which stand whole', async () => {
      for (const tile of selector.children) {
        await expect(cutWordsIn(tile)).toEqual([]);
        const comb = [...tile.querySelectorAll('svg')].at(-1);
        await expect(comb && wordsOver(comb, tile)).toEqual([]);
      }
    });
  },
};

export const FullDayInEnglish: Story = {
  ...FullDay,
  globals: { locale: 'en', viewport: { value: 'handheld', isRotated: false } },
};
