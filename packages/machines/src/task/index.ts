export type { StoredTaskStatus, TaskStatus } from '@kovan/domain/statuses';
export { taskMachine } from './taskMachine.ts';
export { canComplete, canCompleteInFamily, nextTaskStatus, settleTask, taskStatusOn } from './taskStatus.ts';
