import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { HOMEWORK_STATUSES } from '@kovan/domain/statuses';
import {
  type HomeworkAction,
  homeworkActions,
  homeworkMachine,
  type HomeworkRequest,
  isOverdueHomework,
  nextHomeworkStatus,
  settleHomework,
} from './index.ts';

const ACTIONS: readonly HomeworkAction[] = ['complete', 'check', 'uncheck'];
const REQUESTS: readonly HomeworkRequest[] = [
  ...HOMEWORK_STATUSES.map((status) => ({ status })),
  { checked: true },
  { checked: false },
];

describe('homework', () => {
  it('[S-40] [S-42] [S-43] goes active, completed, verified, and back to completed', () => {
    const actor = createActor(homeworkMachine).start();
    const states = [actor.getSnapshot().value];
    for (const action of ['complete', 'check', 'uncheck'] as const) {
      actor.send({ type: `homework.${action}` });
      states.push(actor.getSnapshot().value);
    }
    expect(states).toEqual(['active', 'completed', 'verified', 'completed']);
  });

  it('[S-40] [S-41] [S-43] offers completing on active, checking on completed, undoing on verified, and nothing else', () => {
    expect(HOMEWORK_STATUSES.map(homeworkActions)).toEqual([['complete'], ['check'], ['uncheck']]);
  });

  it('[S-46] has no other transition, and none that leads to itself', () => {
    const table = HOMEWORK_STATUSES.map((status) =>
      ACTIONS.map((a) => nextHomeworkStatus(status, { type: `homework.${a}` })),
    );
    expect(table).toEqual([
      ['completed', null, null],
      [null, 'verified', null],
      [null, null, 'completed'],
    ]);
  });

  it('[S-46] settles a request by a change, by nothing where its result already holds, or refuses it', () => {
    const table = HOMEWORK_STATUSES.map((status) => REQUESTS.map((request) => settleHomework(status, request)));
    expect(table).toEqual([
      ['active', 'completed', null, null, null],
      [null, 'completed', null, 'verified', 'completed'],
      [null, 'verified', 'verified', 'verified', 'completed'],
    ]);
  });

  it('[S-38] [S-39] is overdue when active and past its due day, not on the day itself, not without a day', () => {
    expect(isOverdueHomework('active', '2026-11-17', '2026-11-18')).toBe(true);
    expect(isOverdueHomework('active', '2026-11-18', '2026-11-18')).toBe(false);
    expect(isOverdueHomework('active', null, '2026-11-18')).toBe(false);
    expect(isOverdueHomework('completed', '2026-11-17', '2026-11-18')).toBe(false);
    expect(isOverdueHomework('verified', '2026-11-17', '2026-11-18')).toBe(false);
  });
});
