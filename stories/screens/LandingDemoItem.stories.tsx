import { DIFFICULTIES } from '@kovan/machines/aiDemo';
import { DemoItemCard } from '@kovan/ui/features/landing/demo/DemoItemCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { colourOf } from './support/homework.ts';
import { asFrontDoor } from './support/landing.ts';

const item = {
  id: 'demo-1',
  subject: 'Matematik',
  title: 'Kesirler',
  description: 'Paydaları eşitleyip toplayın.',
  difficulty: 'medium',
  estimatedTime: 30,
  isCompleted: false,
  teacher: 'Mehmet Hoca',
  book: 'Çalışma kitabı',
  page: '45-46',
  dueDate: '2026-11-19',
} as const;

const meta = {
  title: 'Screens/Landing/Demo item',
  component: DemoItemCard,
  args: { item, onToggle: fn() },
  parameters: asFrontDoor({ of: 'part' }),
  render: ({ onToggle, item: shown }) => (
    <ul style={{ padding: 16, background: 'var(--surface)' }}>
      <DemoItemCard item={shown} onToggle={onToggle} />
    </ul>
  ),
} satisfies Meta<typeof DemoItemCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ToDo: Story = {};

export const Done: Story = { args: { item: { ...item, isCompleted: true } } };

export const LongWords: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    item: {
      ...item,
      title: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
      book: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimiz',
    },
  },
};

/** List L-8: green, amber, red. */
const COLOURED = [
  ['Kolay', '--done-ink'],
  ['Orta', '--honey-text'],
  ['Zor', '--overdue-ink'],
] as const;

export const Difficulties: Story = {
  render: ({ onToggle }) => (
    <ul style={{ display: 'grid', gap: 12, padding: 16, background: 'var(--surface)' }}>
      {DIFFICULTIES.map((difficulty) => (
        <DemoItemCard key={difficulty} item={{ ...item, difficulty }} onToggle={onToggle} />
      ))}
    </ul>
  ),
  play: async ({ canvas, step }) => {
    await step('[E-10] [D-36] [N-23] easy green, medium amber, hard red', async () => {
      const items = canvas.getAllByRole('listitem');
      for (const [index, [word, token]] of COLOURED.entries()) {
        const label = canvas.getByText(word);
        await expect(items[index]).toContainElement(label);
        await expect(getComputedStyle(label).color).toBe(colourOf(token));
      }
      await expect(new Set(COLOURED.map(([, token]) => colourOf(token))).size).toBe(3);
    });
  },
};

export const DifficultiesInEnglish: Story = {
  ...Difficulties,
  globals: { locale: 'en' },
  play: async ({ canvas, step }) => {
    await step('[E-10] in English', async () => {
      for (const word of ['Easy', 'Medium', 'Hard']) await expect(canvas.getByText(word)).toBeVisible();
    });
  },
};
