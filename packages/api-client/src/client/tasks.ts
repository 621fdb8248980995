import type { ScheduledTaskInput, TaskInput } from '../contract/taskInput.ts';
import { type ScheduledTask, scheduledTaskCalls, type Task, taskCalls } from '../contract/tasks.ts';
import type { DaysAsked, RequestOptions, TickOptions } from './options.ts';
import type { Request } from './request.ts';

/** Task calls; a list without a child spans the family. */
export const tasksClient = (request: Request) => ({
  /** One-off tasks. */
  list: async (childId: string | null, options?: RequestOptions): Promise<Task[]> =>
    (await request.answer(taskCalls.list, { ...options, query: { childId } })).data,
  /** One-off tasks, and occurrences of last week and this. */
  listWithOccurrences: async (childId: string | null, options?: RequestOptions): Promise<Task[]> =>
    (await request.answer(taskCalls.listWithOccurrences, { ...options, query: { childId } })).data,
  /** One-off tasks and occurrences in a range of days, by default the current week. */
  listOfChild: async (childId: string, range: DaysAsked = {}, options?: RequestOptions): Promise<Task[]> => {
    const query = { date_start: range.start, date_end: range.end };
    return (await request.answer(taskCalls.listOfChild, { ...options, params: { childId }, query })).data;
  },
  create: async (input: TaskInput, options?: RequestOptions): Promise<Task> =>
    (await request.answer(taskCalls.create, { ...options, body: input })).data,
  /** Completes a task; repeating it is no error. */
  complete: async (id: string, { at, ...options }: TickOptions = {}): Promise<Task | undefined> => {
    const sent = { ...options, params: { id }, body: { status: 'completed', at } };
    return (await request.doneWith(taskCalls.setStatus, sent))?.data;
  },
  /** Deletes a one-off task, or one occurrence for good. */
  remove: (id: string, options?: RequestOptions): Promise<void> =>
    request.done(taskCalls.remove, { ...options, params: { id } }),
});

export const scheduledTasksClient = (request: Request) => ({
  /** Periodic tasks. */
  list: async (childId: string | null, options?: RequestOptions): Promise<ScheduledTask[]> =>
    (await request.answer(scheduledTaskCalls.list, { ...options, query: { childId } })).data,
  create: async (input: ScheduledTaskInput, options?: RequestOptions): Promise<ScheduledTask> =>
    (await request.answer(scheduledTaskCalls.create, { ...options, body: input })).data,
  /** Deletes a periodic task with its occurrences that are not completed. */
  remove: (id: string, options?: RequestOptions): Promise<void> =>
    request.done(scheduledTaskCalls.remove, { ...options, params: { id } }),
});
