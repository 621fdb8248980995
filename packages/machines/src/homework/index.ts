export { type HomeworkEvent, homeworkMachine } from './homeworkMachine.ts';
export {
  type HomeworkAction,
  homeworkActions,
  type HomeworkRequest,
  type HomeworkStatus,
  isOverdueHomework,
  nextHomeworkStatus,
  settleHomework,
} from './homeworkStatus.ts';
