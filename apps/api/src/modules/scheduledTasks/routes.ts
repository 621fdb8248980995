import { calls } from '@kovan/api-client/contract';
import { familyRoutes } from '../familyRoutes.ts';
import { addScheduledTask, listScheduledTasks, removeScheduledTask } from './service.ts';

/** Periodic tasks: the rules that occurrences come from. */
export const scheduledTaskRoutes = familyRoutes(({ read, change }) => {
  read(calls.scheduledTasks.list, listScheduledTasks);
  change(calls.scheduledTasks.create, addScheduledTask);
  change(calls.scheduledTasks.remove, removeScheduledTask);
});
