import type { Day } from '@kovan/domain/days';
import { isPast } from '@kovan/domain/dueLabels';
import type { HomeworkStatus } from '@kovan/domain/statuses';
import { transition } from 'xstate';
import { type HomeworkEvent, homeworkMachine } from './homeworkMachine.ts';

/** What the buttons of a card do; each is one event of the machine. */
export type HomeworkAction = 'complete' | 'check' | 'uncheck';

/** What the wire asks for: the status call, or the check call. */
export type HomeworkRequest = { readonly status: HomeworkStatus } | { readonly checked: boolean };

const ACTIONS: readonly HomeworkAction[] = ['complete', 'check', 'uncheck'];

const at = (status: HomeworkStatus) => homeworkMachine.resolveState({ value: status });
const eventOf = (action: HomeworkAction): HomeworkEvent => ({ type: `homework.${action}` });

/** The status that an event leads to, or `null` where it is refused. */
export const nextHomeworkStatus = (status: HomeworkStatus, event: HomeworkEvent): HomeworkStatus | null => {
  const from = at(status);
  return from.can(event) ? transition(homeworkMachine, from, event)[0].value : null;
};

/** What can be done with homework of this status, by whoever may: exactly the buttons that exist. */
export const homeworkActions = (status: HomeworkStatus): readonly HomeworkAction[] =>
  ACTIONS.filter((action) => at(status).can(eventOf(action)));

/** Whether homework is late: active and its due day before today; due today is not. */
export const isOverdueHomework = (status: HomeworkStatus, dueDate: Day | null, today: Day): boolean =>
  status === 'active' && isPast(dueDate, today);

const actionOf = (request: HomeworkRequest): HomeworkAction | null => {
  if ('checked' in request) return request.checked ? 'check' : 'uncheck';
  return request.status === 'completed' ? 'complete' : null;
};

const alreadyHolds = (status: HomeworkStatus, request: HomeworkRequest): boolean => {
  if ('checked' in request) return status === (request.checked ? 'verified' : 'completed');
  // Checking says that it was completed: a second device's late tick must not be an error.
  return status === request.status || (request.status === 'completed' && status === 'verified');
};

/**
 * What a request comes to: the status afterwards, the present one where the result already holds (a no-op), or `null`
 * when it has to be refused with a 409.
 */
export const settleHomework = (status: HomeworkStatus, request: HomeworkRequest): HomeworkStatus | null => {
  if (alreadyHolds(status, request)) return status;
  const action = actionOf(request);
  return action && nextHomeworkStatus(status, eventOf(action));
};
