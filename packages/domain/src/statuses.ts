/** The three homework statuses. */
export const HOMEWORK_STATUSES = ['active', 'completed', 'verified'] as const;
export type HomeworkStatus = (typeof HOMEWORK_STATUSES)[number];

/** What is stored of a one-off task or an occurrence. */
const STORED_TASK_STATUSES = ['pending', 'completed'] as const;
export type StoredTaskStatus = (typeof STORED_TASK_STATUSES)[number];

/** What is read of tasks: `overdue` is derived from the day, `scheduled` is what rules read as. */
export const TASK_STATUSES = [...STORED_TASK_STATUSES, 'overdue', 'scheduled'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];
