export { taskMachine } from './taskMachine.ts';
export {
  canComplete,
  canCompleteInFamily,
  nextTaskStatus,
  settleTask,
  type StoredTaskStatus,
  type TaskStatus,
  taskStatusOn,
} from './taskStatus.ts';
