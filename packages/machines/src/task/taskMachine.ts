import { setup } from 'xstate';

/**
 * One task, by the status that is read. Only completing changes it, from pending and from overdue; a task
 * falls overdue by the day alone, so that is no transition, and `scheduled` belongs to rules, which nobody completes.
 * No state leads to itself: `can()` says exactly which buttons exist.
 */
export const taskMachine = setup({
  types: { events: {} as { type: 'task.complete' } },
}).createMachine({
  id: 'task',
  initial: 'pending',
  states: {
    pending: { on: { 'task.complete': 'completed' } },
    overdue: { on: { 'task.complete': 'completed' } },
    completed: {},
    scheduled: {},
  },
});
