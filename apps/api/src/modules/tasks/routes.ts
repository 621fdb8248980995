import { calls } from '@kovan/api-client/contract';
import { familyRoutes } from '../familyRoutes.ts';
import { listCompletedTasks, listTasks, listTasksOfChild, listTasksWithOccurrences } from './lists.ts';
import { addTask, removeTask, setTaskStatus } from './service.ts';

/** One-off tasks and occurrences. */
export const taskRoutes = familyRoutes(({ read, change }) => {
  read(calls.tasks.list, listTasks);
  read(calls.tasks.listWithOccurrences, listTasksWithOccurrences);
  read(calls.tasks.listOfChild, listTasksOfChild);
  read(calls.tasks.listCompleted, listCompletedTasks);
  change(calls.tasks.create, addTask);
  change(calls.tasks.setStatus, setTaskStatus);
  change(calls.tasks.remove, removeTask);
});
