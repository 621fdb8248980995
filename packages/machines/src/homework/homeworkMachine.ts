import { setup } from 'xstate';

/** What happens to homework: the child completes it, a parent checks it or takes that back. */
export type HomeworkEvent = { type: 'homework.complete' } | { type: 'homework.check' } | { type: 'homework.uncheck' };

/**
 * One homework item. Overdue is derived from the day and no state. No state leads to itself: `can()` says exactly
 * which buttons exist.
 */
export const homeworkMachine = setup({
  types: { events: {} as HomeworkEvent },
}).createMachine({
  id: 'homework',
  initial: 'active',
  states: {
    active: { on: { 'homework.complete': 'completed' } },
    completed: { on: { 'homework.check': 'verified' } },
    verified: { on: { 'homework.uncheck': 'completed' } },
  },
});
