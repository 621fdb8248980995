import { ScheduledTaskInputSchema, TaskInputSchema } from '@kovan/api-client/contract';
import type { ContractForm } from '../../../forms/useContractForm.ts';
import type { TaskKind } from '../mutations.ts';

export const TASK_KINDS = ['single', 'periodic'] as const satisfies readonly TaskKind[];

/** The fields of both tabs as they are chosen and typed; what both have in common survives a change of tab. */
export interface TaskForm {
  readonly childId: string;
  readonly name: string;
  readonly icon: string;
  readonly dueDate: string;
  /** Weeks, as a select gives them. */
  readonly frequency: string;
  readonly weekDays: readonly string[];
}

/** What a part of the form is given. */
export type TaskFormProps = Pick<ContractForm<TaskForm>, 'form' | 'messageOf'>;

/** In the order in which they stand in the form. */
export const TASK_FIELDS = [
  'childId',
  'name',
  'icon',
  'dueDate',
  'frequency',
  'weekDays',
] as const satisfies readonly (keyof TaskForm)[];

/** A one-off task as the contract takes it; days in the past are fine. */
export const SINGLE = {
  schema: TaskInputSchema,
  toInput: ({ childId, name, icon, dueDate }: TaskForm) => ({ childId, name, icon, dueDate }),
};

/** A periodic task as the contract takes it. */
export const PERIODIC = {
  schema: ScheduledTaskInputSchema,
  toInput: ({ childId, name, icon, frequency, weekDays }: TaskForm) => ({
    childId,
    name,
    icon,
    isPeriodic: true,
    period: { frequency, weekDays },
  }),
};
