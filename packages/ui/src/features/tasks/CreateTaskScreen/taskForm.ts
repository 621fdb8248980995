import { ScheduledTaskInputSchema, TaskInputSchema, z } from '@kovan/api-client/contract';
import { CHORE_FIELDS, namesOf, pickFields, TASK_FIELDS } from '@kovan/domain/fields';
import type { ContractForm } from '../../../forms/useContractForm.ts';
import { typedDay } from '../../dueDates/typedDay.ts';
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
export const FORM_FIELDS = [
  ...namesOf(TASK_FIELDS),
  'frequency',
  'weekDays',
] as const satisfies readonly (keyof TaskForm)[];

/** A one-off task as the contract takes it; days in the past are fine. */
export const SINGLE = {
  schema: z.extend(TaskInputSchema, { dueDate: typedDay(TaskInputSchema.shape.dueDate) }),
  toInput: (form: TaskForm) => pickFields(TASK_FIELDS, form),
};

/** A periodic task as the contract takes it. */
export const PERIODIC = {
  schema: ScheduledTaskInputSchema,
  toInput: ({ frequency, weekDays, ...form }: TaskForm) => ({
    ...pickFields(CHORE_FIELDS, form),
    isPeriodic: true,
    period: { frequency, weekDays },
  }),
};
