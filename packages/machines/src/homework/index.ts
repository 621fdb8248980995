export type { HomeworkStatus } from '@kovan/domain/statuses';
export { type HomeworkEvent, homeworkMachine } from './homeworkMachine.ts';
export {
  type HomeworkAction,
  homeworkActions,
  type HomeworkRequest,
  isOverdueHomework,
  nextHomeworkStatus,
  settleHomework,
} from './homeworkStatus.ts';
