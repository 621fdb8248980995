import type { Homework, ScheduledTask, Task } from '@kovan/api-client/contract';
import type { Settlement } from '@kovan/machines/queue';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { accept, acceptNew, readAnew } from '../accepted.ts';
import { keys } from '../keys.ts';
import { changeOf, type Entry, kindOf, type Work } from './work.ts';

/** The lists in which something new of a child stands. */
const listsOf = (work: Work, childId: string): readonly QueryKey[] => {
  if (work.operation === 'homework.create') return [keys.homework(childId)];
  const listOf = work.operation === 'task.create' ? keys.taskList : keys.scheduledTasks;
  return [listOf(null), listOf(childId)];
};

/** Brings into the lists that were read what became of something that no mutation of this tab stands for. */
export const settleOrphan = async (client: QueryClient, { work }: Entry, settlement: Settlement): Promise<void> => {
  const kind = kindOf(work);
  if (settlement.kind === 'accepted') {
    const change = changeOf(work);
    // What was accepted is what was asked for; of a tick there may be no answer.
    if (change) await accept(client, kind, change, settlement.answer as Homework | Task | undefined);
    else {
      const added = settlement.answer as Homework | Task | ScheduledTask;
      await acceptNew(client, kind, listsOf(work, added.childId), added);
    }
  }
  readAnew(client, kind);
};
