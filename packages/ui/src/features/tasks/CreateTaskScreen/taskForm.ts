import {
  ScheduledTaskInputSchema,
  type ScheduledTaskInput,
  TaskInputSchema,
  type TaskInput,
  z,
} from '@kovan/api-client/contract';

export const TASK_KINDS = ['single', 'periodic'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** The fields of both tabs as they are chosen and typed; what both have in common survives a change of tab (TC-02, TC-03). */
export interface TaskForm {
  readonly childId: string;
  readonly name: string;
  readonly icon: string;
  readonly dueDate: string;
  /** Weeks, as a select gives them. */
  readonly frequency: string;
  readonly weekDays: readonly string[];
}

export type TaskField = keyof TaskForm;

/** In the order in which they stand in the form. */
const FIELDS = ['childId', 'name', 'icon', 'dueDate', 'frequency', 'weekDays'] as const satisfies readonly TaskField[];

/** The form's field at the path that an issue or an answer names, such as `period.weekDays.0`. */
export const fieldAt = (path: readonly PropertyKey[]): TaskField | undefined =>
  FIELDS.find((field) => path.includes(field));

/** The first field of the form with an entry in `errors`. */
export const firstOf = (errors: object): TaskField | undefined => FIELDS.find((field) => field in errors);

/** What is wrong with a field: not filled in, or longer than the server takes. */
export type TaskIssue = 'missing' | 'tooLong';

export type NewTask =
  | { readonly kind: 'single'; readonly input: TaskInput }
  | { readonly kind: 'periodic'; readonly input: ScheduledTaskInput };

type Checked =
  | { readonly task: NewTask; readonly issues: null }
  | { readonly task: null; readonly issues: Partial<Record<TaskField, TaskIssue>> };

const issuesOf = ({ issues }: z.core.$ZodError): Partial<Record<TaskField, TaskIssue>> => {
  const found: Partial<Record<TaskField, TaskIssue>> = {};
  for (const { path, code } of issues) {
    const field = fieldAt(path);
    if (field) found[field] ??= code === 'too_big' ? 'tooLong' : 'missing';
  }
  return found;
};

/** The task as its call takes it, or what is wrong, by field (V-17 to V-23). Days in the past are fine (V-20). */
export const checkTask = (kind: TaskKind, form: TaskForm): Checked => {
  const { childId, name, icon, dueDate, frequency, weekDays } = form;
  if (kind === 'single') {
    const parsed = z.safeParse(TaskInputSchema, { childId, name, icon, dueDate });
    return parsed.success
      ? { task: { kind, input: parsed.data }, issues: null }
      : { task: null, issues: issuesOf(parsed.error) };
  }
  const parsed = z.safeParse(ScheduledTaskInputSchema, {
    childId,
    name,
    icon,
    isPeriodic: true,
    period: { frequency, weekDays },
  });
  return parsed.success
    ? { task: { kind, input: parsed.data }, issues: null }
    : { task: null, issues: issuesOf(parsed.error) };
};
