import { childDay } from '@kovan/domain/childDay';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { istanbulAt } from '../../../testClock.ts';
import { homeworkOf } from '../../../testHomework.ts';
import { testRoot } from '../../../testRoot.ts';
import { taskOf } from '../../../testTask.ts';
import type { ReadDay } from '../queries.ts';
import { registerChildDayTexts } from '../texts.ts';
import { Day } from './Day.tsx';

registerChildDayTexts();
const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

const TODAY = '2026-11-18';
const DONE = { dueDate: TODAY, status: 'completed' } as const;
const TASK_DONE = taskOf({ id: 'oda', ...DONE });
const LATE = taskOf({ id: 'late', dueDate: '2026-11-16' });

/** What a child is told of a day, above its cards. */
const toldOf = async (given: Partial<Pick<ReadDay, 'tasks' | 'homework'>>) => {
  const { tasks = [], homework = [] } = given;
  const read: ReadDay = {
    day: childDay({ today: TODAY, tasks, homework }),
    week: [],
    tasks,
    tasksSinceLastWeek: tasks,
    homework,
    tomorrow: [],
    missing: [],
    isLoading: false,
    isError: false,
    isRetrying: false,
    retry: () => undefined,
  };
  await render(
    <ClockProvider clock={istanbulAt('2026-11-18T09:00:00Z')}>
      <MemoryRouter>
        <Day childId="elif" read={read} onFinish={vi.fn()} />
      </MemoryRouter>
    </ClockProvider>,
  );
  return [...document.querySelectorAll('h2, p')].map(({ textContent }) => textContent);
};

it('[EV-06] a day without tasks says so once, and what there is instead: homework, or what is late', async () => {
  const NO_TASKS = 'Bugün için görev yok.';
  expect((await toldOf({})).filter((words) => words.includes(NO_TASKS))).toEqual([NO_TASKS]);
  expect(await toldOf({ tasks: [LATE] })).toEqual(expect.arrayContaining([NO_TASKS, '1 gecikmiş iş bekliyor']));
  const homework = [homeworkOf({ id: 'h', dueDate: TODAY, status: 'active' })];
  expect(await toldOf({ homework })).toContain(`${NO_TASKS} 1 ödev kaldı`);
});

it('[EV-06] [CT-12] of finished tasks it says what else is open, and that the evening is free only where nothing is', async () => {
  const EVENING = 'Ödevin de bitti. Petek doldu, akşam senin.';
  const open = await toldOf({ tasks: [TASK_DONE], homework: [homeworkOf({ id: 'h', ...DONE, status: 'active' })] });
  expect(open).toContain('Görevler tamam · 1 ödev bekliyor');
  expect(open).not.toContain(EVENING);
  expect(await toldOf({ tasks: [TASK_DONE], homework: [homeworkOf({ id: 'h', ...DONE })] })).toContain(EVENING);
  expect(await toldOf({ tasks: [TASK_DONE] })).not.toContain(EVENING);
});

it('a finished day that is opened leaves the focus where it is', async () => {
  await toldOf({ tasks: [TASK_DONE] });
  expect(document.querySelector('[role=status]')?.textContent).toContain('Tebrikler!');
  expect(document.activeElement).toBe(document.body);
});

it('[EV-06] the place above the comb stays as high as the longest sentence that stood there, up to the last tick', async () => {
  const place = () => document.querySelector<HTMLElement>('[data-longest]')?.dataset['longest'];
  const open = [taskOf({ id: 'oda', dueDate: TODAY }), taskOf({ id: 'masa', dueDate: TODAY })];
  const longest = '2 görev kaldı · 1 gecikmiş';
  expect(await toldOf({ tasks: [...open, LATE] })).toContain(longest);
  expect(await toldOf({ tasks: open })).toContain('2 görev kaldı');
  expect(place()).toBe(longest);
  await toldOf({ tasks: open.map((task) => ({ ...task, ...DONE })) });
  expect(document.querySelector('[data-longest]')?.textContent).toBe('');
  expect(place()).toBe(longest);
});
