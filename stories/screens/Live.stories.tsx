import { createFamily, createHandlers, elsewhere, type Family } from '@kovan/api-client/mocks';
import { FamilyTasksScreen } from '@kovan/ui/features/tasks/FamilyTasksScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { familyDoing, task } from './support/tasks.ts';

const day = familyDoing(
  task('Sofrayı kur', { id: 'sofra', icon: '🍽️' }),
  task('Odanı topla', { id: 'oda', icon: '🧹' }),
);
/** The family behind the story that is open: somebody elsewhere changes it. */
let family: Family = createFamily(day);

/** What arrives while somebody looks: what changed on another device. */
const meta = {
  title: 'Screens/Live arrival',
  component: FamilyTasksScreen,
  parameters: { kovan: { route: '/app/family/tasks', settings: { features: ['live'] } } },
  beforeEach: ({ msw }) => {
    family = createFamily(day);
    msw.use(...createHandlers(family));
  },
} satisfies Meta<typeof FamilyTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const follows = async (canvasElement: HTMLElement) => {
  window.dispatchEvent(new PointerEvent('pointermove'));
  await waitFor(() => expect(family.followers.size).toBe(1), { timeout: 8_000 });
  await expect(canvasElement).toBeVisible();
};

/** Notes what is washed with honey from now on: it is over in little more than a second. */
const noteWashes = () => {
  const animated = spyOn(HTMLElement.prototype, 'animate');
  return () => animated.mock.contexts.map((row) => (row instanceof HTMLElement ? row.dataset['item'] : undefined));
};

export const AddedAndCompleted: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('article', { name: 'Odanı topla' });
    await follows(canvasElement);
    const washed = noteWashes();
    const [first] = within(canvas.getByRole('article', { name: 'Sofrayı kur' })).getAllByRole('button');
    await step('[LV-03] what somebody added elsewhere is there, with one wash of honey and no message', async () => {
      first?.focus();
      elsewhere(family, ({ tasks }) => {
        const { isPeriodic: _isPeriodic, ...added } = task('Çiçekleri sula', { id: 'cicek', icon: '🧹' });
        tasks.push(added);
      });
      await canvas.findByRole('article', { name: 'Çiçekleri sula' });
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      await waitFor(() => expect(washed()).toEqual(isStill ? [] : ['cicek']));
      await expect(canvasElement.ownerDocument.querySelector('[role=alert], li[data-state=open]')).toBeNull();
      await expect(first).toHaveFocus();
    });
    await step('[LV-03] what was ticked elsewhere is done here', async () => {
      elsewhere(family, ({ tasks }) => {
        const done = tasks.find(({ id }) => id === 'oda');
        if (done) Object.assign(done, { completedDate: '2026-11-18T14:44:00.000Z' });
      });
      await waitFor(() => expect(canvas.queryByRole('article', { name: 'Odanı topla' })).toBeNull());
      await expect(canvas.getByRole('article', { name: 'Sofrayı kur' })).toBeVisible();
    });
  },
};
