import { livelyFamily } from '@kovan/api-client/mocks';
import { TEXT_LIMITS } from '@kovan/domain/limits';
import { WhoIsItScreen } from '@kovan/ui/features/devices/WhoIsItScreen';
import { ChildHomeworkScreen } from '@kovan/ui/features/homework/ChildHomeworkScreen';
import { ChildrenScreen } from '@kovan/ui/features/children/ChildrenScreen';
import { CreateTaskScreen } from '@kovan/ui/features/tasks/CreateTaskScreen';
import { FamilyTasksScreen } from '@kovan/ui/features/tasks/FamilyTasksScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cutWordsIn, loneDotsIn, wordsOutOf } from '../support/letters.ts';
import { familyWith } from './support/homework.ts';

const WORD = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'.padEnd(TEXT_LIMITS.name, 'ğ');
const WORDS = 'Abdurrahman Muhammed Alparslan Bayram Zeynep Sultan Ayşe Nur Emir Çağrı Gülşah Ç';
const [elif, can, defne] = livelyFamily.children ?? [];
const family = {
  ...livelyFamily,
  children: [
    ...(elif ? [{ ...elif, name: WORD }] : []),
    ...(can ? [{ ...can, name: WORDS }] : []),
    ...(defne ? [defne] : []),
  ],
};
const at = (width: 'narrow' | 'phone' | 'handheld' | 'tablet') => ({ viewport: { value: width, isRotated: false } });

/** The longest names that the contract takes, one of them a single word. */
const meta = {
  title: 'Screens/Long names',
  component: CreateTaskScreen,
  parameters: { layout: 'fullscreen', kovan: { route: '/app/tasks/create', family } },
} satisfies Meta<typeof CreateTaskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const standWithin = async (cards: readonly Element[]) => {
  await expect(cards).toHaveLength(3);
  for (const card of cards) await expect(wordsOutOf(card)).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

export const NewTask: Story = {
  globals: at('narrow'),
  play: async ({ canvas, step }) => {
    await step('[P-04] [TC-02] whom a task is for: each name stands within its card', async () => {
      const picker = await canvas.findByRole('radiogroup', { name: 'Kim yapacak?' });
      await standWithin([...picker.children]);
    });
  },
};

export const NewTaskOnAPhone: Story = { ...NewTask, globals: at('phone') };

export const NewTaskOnAHandheld: Story = { ...NewTask, globals: at('handheld') };

export const Children: Story = {
  parameters: { kovan: { route: '/app/children', family } },
  globals: at('narrow'),
  render: () => <ChildrenScreen />,
  play: async ({ canvas, step }) => {
    await step('[K-01] [K-03] each child’s name stands within its card', async () => {
      const list = await canvas.findByRole('list', { name: 'Çocuklar' });
      await standWithin([...list.children]);
    });
  },
};

export const WhoIsIt: Story = {
  parameters: { kovan: { route: '/app/who', family, session: 'device', settings: { features: ['devices'] } } },
  globals: at('narrow'),
  render: () => <WhoIsItScreen />,
  play: async ({ canvas, step }) => {
    await step('[DV-06] picture, name and what waits stand within each cell', async () => {
      await canvas.findByText('Görev yok');
      const cells = within(canvas.getByRole('main')).getAllByRole('button');
      await expect(cells).toHaveLength(3);
      for (const cell of cells) {
        const { top, bottom } = cell.getBoundingClientRect();
        for (const part of cell.querySelectorAll('i, b, small')) {
          const box = part.getBoundingClientRect();
          await expect(box.top).toBeGreaterThan(top);
          await expect(box.bottom).toBeLessThan(bottom);
        }
      }
    });
  },
};

export const Homework: Story = {
  parameters: {
    kovan: {
      route: '/app/elif/assignments',
      family: familyWith({ title: WORD, subject: WORD, dueDate: '2026-11-20' }),
    },
  },
  globals: at('narrow'),
  render: () => <ChildHomeworkScreen />,
  play: async ({ canvas, step }) => {
    await step('[CH-09] [CH-12] a subject and a title of a single word stand within the card', async () => {
      await expect(await canvas.findByRole('article', { name: WORD })).toBeVisible();
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBe(clientWidth);
    });
  },
};

export const TasksOnATablet: Story = {
  parameters: { kovan: { route: '/app/family/tasks', family } },
  globals: at('tablet'),
  render: () => <FamilyTasksScreen />,
  play: async ({ canvas, step }) => {
    await step('[FT-05] whose task it is makes no row higher than two lines', async () => {
      const row = await canvas.findByRole('article', { name: 'Çiçekleri sula' });
      await expect(within(row).getByText(WORD)).toBeVisible();
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    });
  },
};

export const CommonNamesOnATablet: Story = {
  ...TasksOnATablet,
  parameters: {
    kovan: {
      route: '/app/family/tasks',
      family: {
        ...livelyFamily,
        children: [
          ...(elif ? [{ ...elif, name: 'Abdurrahman' }] : []),
          ...(can ? [{ ...can, name: 'Muhammed Emir' }] : []),
          ...(defne ? [{ ...defne, name: 'Zeynep Sultan' }] : []),
        ],
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step('[FT-05] [FT-06] what, whose, when and how it stands: no word of a row is broken or cut', async () => {
      await canvas.findByRole('article', { name: 'Çiçekleri sula' });
      for (const row of canvas.getAllByRole('article')) await expect(cutWordsIn(row)).toEqual([]);
    });
  },
};

export const PeriodicTasksOnATablet: Story = {
  ...CommonNamesOnATablet,
  parameters: { kovan: { ...CommonNamesOnATablet.parameters?.kovan, route: '/app/family/tasks?tab=periodic' } },
  play: async ({ canvas, step }) => {
    const rows = await canvas.findAllByRole('article');
    await step('[FT-14] so it is with how often and on which days', async () => {
      for (const row of rows) await expect(cutWordsIn(row)).toEqual([]);
    });
    await step('[FT-14] no line of it begins or ends with a dot', async () => {
      for (const row of rows) for (const facts of row.querySelectorAll('p')) await expect(loneDotsIn(facts)).toBe(0);
    });
  },
};
