import type { Homework, NewHomework, ScheduledTaskInput, Task, TaskInput } from '@kovan/api-client/contract';
import type { QueueEntry } from '@kovan/machines/queue';
import type { Change, Kind } from '../change.ts';

/** A tick, a check, or a check taken back: what it does to one item. */
type Step =
  | { readonly operation: 'task.complete'; readonly id: string; readonly to: Partial<Task> }
  | {
      readonly operation: 'homework.complete';
      readonly id: string;
      readonly childId: string;
      readonly to: Partial<Homework>;
    }
  | {
      readonly operation: 'homework.check';
      readonly id: string;
      readonly childId: string;
      readonly checked: boolean;
      readonly to: Partial<Homework>;
    };

/** Something new. */
type Addition =
  | { readonly operation: 'homework.create'; readonly input: NewHomework }
  | { readonly operation: 'task.create'; readonly input: TaskInput }
  | { readonly operation: 'scheduledTask.create'; readonly input: ScheduledTaskInput };

/** What can wait for the network; `name` is what people call the thing that it is about. */
export type Work = (Step | Addition) & { readonly name: string };
export type Entry = QueueEntry<Work>;

export type AdditionOf<Operation extends Addition['operation']> = Extract<Addition, { operation: Operation }>;

/** Whose lists it changes. */
export const kindOf = ({ operation }: Work): Kind => (operation.startsWith('homework') ? 'homework' : 'tasks');

/** What it does to an item of the lists; `null` where it adds one. */
export const changeOf = (work: Work): Change<{ readonly id: string }> | null =>
  'to' in work ? { id: work.id, to: work.to } : null;

const ROW = 'waiting:';

/** The id of the row that stands for something new until it is sent. */
export const rowIdOf = ({ id }: Entry): string => `${ROW}${id}`;

/** Whether a row stands for something new that was not sent yet. */
export const isWaitingRow = (id: string): boolean => id.startsWith(ROW);

/** The entry that a row stands for. */
export const entryIdOf = (rowId: string): string => rowId.slice(ROW.length);
