import { ApiError } from '@kovan/api-client';
import type { z } from '@kovan/api-client/contract';
import { seen } from '@kovan/domain/seen';

/** What is wrong with a field: empty, longer than the server takes, half a date, or nothing that the contract knows. */
export type IssueKind = 'missing' | 'tooLong' | 'halfDate' | 'invalid';

export interface FieldIssue {
  readonly type: IssueKind;
  /** Of `tooLong` the most characters that there may be. */
  readonly message: string;
}

const isEmpty = (typed: unknown): boolean =>
  typeof typed === 'string' ? seen(typed) === '' : Array.isArray(typed) && typed.length === 0;

const issueOf = (issue: z.core.$ZodIssue, typed: unknown): FieldIssue => {
  if (isEmpty(typed)) return { type: 'missing', message: '' };
  return issue.code === 'too_big' && issue.origin === 'string'
    ? { type: 'tooLong', message: String(issue.maximum) }
    : { type: 'invalid', message: '' };
};

/** The form's field at the path that an issue or an answer names, such as `period.weekDays.0`. */
const fieldAt = <Field extends string>(
  fields: readonly Field[],
  path: readonly PropertyKey[],
  nameOf: (name: string) => string = (name) => name,
): Field | undefined => fields.find((field) => path.some((part) => nameOf(String(part)) === field));

/** The first thing that is wrong with each field of a form that the contract refuses. */
export const issuesOf = <Field extends string>(
  error: z.core.$ZodError,
  values: Readonly<Partial<Record<Field, unknown>>>,
  fields: readonly Field[],
  nameOf?: (name: string) => string,
): Partial<Record<Field, FieldIssue>> => {
  const issues: Partial<Record<Field, FieldIssue>> = {};
  for (const issue of error.issues) {
    const field = fieldAt(fields, issue.path, nameOf);
    if (field) issues[field] ??= issueOf(issue, values[field]);
  }
  return issues;
};

/** Whether a date stands in a control in part, or one that there is none of: the browser gives that as nothing. */
const isHalfDate = (control: unknown): boolean =>
  control instanceof HTMLInputElement && control.type === 'date' && control.validity.badInput;

/** The fields whose controls hold no whole date. */
export const halfDatesOf = <Field extends string>(
  fields: readonly Field[],
  controls: Readonly<Partial<Record<string, { readonly ref: unknown }>>>,
): Partial<Record<Field, FieldIssue>> => {
  const issues: Partial<Record<Field, FieldIssue>> = {};
  for (const field of fields) if (isHalfDate(controls[field]?.ref)) issues[field] = { type: 'halfDate', message: '' };
  return issues;
};

/** What the server said of each field of a form that it refused. */
export const refusalsOf = <Field extends string>(
  error: unknown,
  fields: readonly Field[],
  nameOf?: (name: string) => string,
): ReadonlyMap<Field, string> => {
  const refusals = new Map<Field, string>();
  for (const [path, message] of Object.entries((error instanceof ApiError && error.fields) || {})) {
    const field = fieldAt(fields, path.split('.'), nameOf);
    if (field) refusals.set(field, message);
  }
  return refusals;
};
