import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { registerDevicesTexts } from '../texts.ts';
import { useTodaysCounts } from './useTodaysCounts.ts';

const TODAY = '2026-11-25';
const read = { isLoading: false, isError: false };
const shown = { tasks: { ...read, items: [] as object[] }, homework: { ...read, items: [] as object[] } };
vi.mock('../../../providers/ClockProvider.tsx', () => ({ useToday: () => TODAY }));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ children: [{ id: 'elif' }] }) }));
vi.mock('../../tasks/queries.ts', () => ({ useTasksSinceLastWeek: () => shown.tasks }));
vi.mock('../../homework/queries.ts', () => ({ useHomeworkOfChildren: () => shown.homework }));

registerDevicesTexts();
const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

const Note = () => useTodaysCounts()('elif') ?? '?';
const noteOf = async (tasks: object[], homework: object[], how: object = {}) => {
  shown.tasks = { ...read, items: tasks };
  shown.homework = { ...read, items: homework, ...how };
  await render(<Note key={Math.random()} />);
  return document.body.textContent;
};
const item = (status: string, dueDate = TODAY, childId = 'elif') => ({ id: '1', childId, dueDate, status });
const done = item('completed');

it.each([
  ['tasks of today first', [item('pending'), done], [item('active')], '1 görev'],
  ['then the homework of today', [done], [item('active')], '1 ödev'],
  [
    'then what is late, of either kind',
    [done, item('overdue', '2026-11-24')],
    [item('active', '2026-11-23')],
    '2 gecikmiş',
  ],
  ['done only where nothing of it is open', [done], [item('verified')], 'Bitti 🎉'],
  ['nothing of another child’s', [item('pending', TODAY, 'can')], [item('active', TODAY, 'can')], 'Görev yok'],
])('[DV-06] [EV-06] says %s', async (_, tasks, homework, said) => {
  expect(await noteOf(tasks, homework)).toBe(said);
});

it.each([{ isLoading: true }, { isError: true }])(
  '[EV-13] says nothing where the homework is not known: %o',
  async (how) => {
    expect(await noteOf([done], [], how)).toBe('?');
  },
);
