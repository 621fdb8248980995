import type { Task } from '@kovan/api-client/contract';

/** Seen from a child and from the combs, a task is completed or not. */
export const isDone = ({ status }: Task): boolean => status === 'completed';
