import type { Homework } from '@kovan/api-client/contract';
import { act, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { entryOf } from '../../../data/queue/testEntry.ts';
import { rowIdOf } from '../../../data/queue/work.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { istanbulAt } from '../../../testClock.ts';
import { homeworkOf } from '../../../testHomework.ts';
import { testRoot } from '../../../testRoot.ts';
import { taskOf } from '../../../testTask.ts';
import { HomeworkDayCard } from './HomeworkDayCard.tsx';
import { NextCard } from './NextCard.tsx';
import { TaskCard } from './TaskCard.tsx';

const NEW = rowIdOf(entryOf('1'));
const onFinish = vi.fn();
const render = testRoot();

const homework = (id: string): Homework => homeworkOf({ id, title: 'Oda', status: 'active' });
const next = (id: string, kind: 'task' | 'homework') => (
  <NextCard
    thing={
      kind === 'task'
        ? { kind, id, isDone: false, item: taskOf({ id }) }
        : { kind, id, isDone: false, item: homework(id) }
    }
    isPraising={false}
    onFinish={onFinish}
  />
);
/** Draws something to do, presses its button, and gives what that says, whether it is off, and what it did. */
const press = async (shown: ReactNode) => {
  await render(<ClockProvider clock={istanbulAt('2026-11-18T09:00:00Z')}>{shown}</ClockProvider>);
  const buttons = [...document.querySelectorAll('button')];
  await act(async () => {
    for (const button of buttons) button.click();
  });
  return {
    labels: buttons.map((button) => button.getAttribute('aria-label')),
    isOff: buttons.every((button) => button.getAttribute('aria-disabled') === 'true'),
    isWaiting: document.body.textContent.includes('Gönderilecek'),
    presses: onFinish.mock.calls.length,
  };
};

beforeEach(async () => {
  onFinish.mockReset();
  await i18n.changeLanguage('tr');
});

it.each([
  ['the task that is next', (id: string) => next(id, 'task')],
  ['the homework that is next', (id: string) => next(id, 'homework')],
  ['a task', (id: string) => <TaskCard task={taskOf({ id })} onFinish={onFinish} />],
  ['homework', (id: string) => <HomeworkDayCard homework={homework(id)} onFinish={onFinish} />],
] as const)(
  '[OF-03] [OF-07] in a child’s day, %s that was not sent yet waits and can’t be completed',
  async (_, of) => {
    expect(await press(of(NEW))).toEqual({
      labels: ['“Oda” gönderilmeyi bekliyor; gönderilince tamamlanabilir.'],
      isOff: true,
      isWaiting: true,
      presses: 0,
    });
    expect(await press(of('sent'))).toMatchObject({ isOff: false, isWaiting: false, presses: 1 });
  },
);
