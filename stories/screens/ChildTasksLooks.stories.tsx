import { ChildTasksScreen } from '@kovan/ui/features/tasks/ChildTasksScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { familyDoing, fullDay, nextCard, ofElif, task } from './support/tasks.ts';

const kovan = { ...ofElif, family: fullDay };

/** The same day in other languages, sizes, themes and moods. */
const meta = {
  title: 'Screens/ChildTasks/Looks',
  component: ChildTasksScreen,
  parameters: { layout: 'fullscreen', kovan },
} satisfies Meta<typeof ChildTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, step }) => {
    const next = await nextCard(canvas, '20 dakika kitap oku');
    await expect(next.getByRole('button')).toHaveTextContent('Complete');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hello Elif!' })).toBeVisible();
    await step('[N-21] [Q-29] its day is said in English', async () => {
      await expect(canvas.getByText('Wednesday 18 November')).toBeVisible();
    });
  },
};

/** A parent looks at a child's day: calmer, and no greeting. */
export const InFamilyMood: Story = {
  parameters: { kovan: { ...kovan, viewMode: 'family' } },
  play: async ({ canvas, step }) => {
    await step('[Q-02] the child of the address, whoever is looking', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Elif: görevler' })).toBeVisible();
      await expect(document.title).toBe('Elif: görevler · Kovan');
      await nextCard(canvas, '20 dakika kitap oku');
    });
  },
};

const LONG = 'Muvaffakiyetlendiricileştiriveremeyebileceklerimizden kitaplığı düzenle, sonra da haber ver';

export const LongNames: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    kovan: {
      ...kovan,
      family: familyDoing(
        task(LONG, { icon: '📚' }),
        task(`${LONG}!`, { icon: '🎮', isPeriodic: true }),
        task('Piyano', { icon: '🎵', completedDate: '2026-11-18T10:00:00Z' }),
      ),
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const TabletInTheDark: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };
