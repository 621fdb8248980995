import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { TASK_STATUSES, type TaskStatus } from '@kovan/domain/statuses';
import { canComplete, canCompleteInFamily, nextTaskStatus, settleTask, taskMachine, taskStatusOn } from './index.ts';

const ALL = TASK_STATUSES;

describe('task', () => {
  it('[S-30] goes from pending and overdue to completed', () => {
    expect(nextTaskStatus('pending', 'completed')).toBe('completed');
    expect(nextTaskStatus('overdue', 'completed')).toBe('completed');
    const actor = createActor(taskMachine).start();
    expect(actor.getSnapshot().value).toBe('pending');
    actor.send({ type: 'task.complete' });
    expect(actor.getSnapshot().value).toBe('completed');
  });

  it('[S-30] is completed in the family list from pending only, on the child screens from pending and overdue', () => {
    expect(ALL.filter(canCompleteInFamily)).toEqual(['pending']);
    expect(ALL.filter(canComplete)).toEqual(['pending', 'overdue']);
  });

  it('[S-31] settles a repeated completion without a change, though the machine has no such transition', () => {
    expect(nextTaskStatus('completed', 'completed')).toBeNull();
    expect(settleTask('completed', 'completed')).toBe('completed');
  });

  it('[S-32] refuses every transition but completing a pending or overdue task', () => {
    const accepted = ALL.flatMap((from) => ALL.filter((to) => nextTaskStatus(from, to)).map((to) => `${from}>${to}`));
    expect(accepted).toEqual(['pending>completed', 'overdue>completed']);
    const settled = ALL.flatMap((from) => ALL.filter((to) => settleTask(from, to)).map((to) => `${from}>${to}`));
    expect(settled).toEqual(['pending>completed', 'completed>completed', 'overdue>completed']);
  });

  it('[S-33] reads as overdue from the day after its due day, unless completed, whatever it read as before', () => {
    const days = ['2026-11-17', '2026-11-18', '2026-11-19'];
    const read = (status: TaskStatus) => days.map((dueDate) => taskStatusOn(status, dueDate, '2026-11-18'));
    expect(read('pending')).toEqual(['overdue', 'pending', 'pending']);
    expect(read('overdue')).toEqual(['overdue', 'pending', 'pending']);
    expect(read('completed')).toEqual(['completed', 'completed', 'completed']);
    expect(read('scheduled')).toEqual(['scheduled', 'scheduled', 'scheduled']);
  });
});
