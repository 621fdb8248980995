import { type ChildInput, ChildInputSchema, z } from '@kovan/api-client/contract';
import { isBirthYear } from '@kovan/domain/children';

/** The fields of a child as they are typed (O-01, K-10). */
export interface ChildForm {
  readonly name: string;
  readonly birthYear: string;
  readonly grade: string;
  readonly avatar: string;
}

export type ChildField = keyof ChildForm;

export const CHILD_FIELDS = ['name', 'birthYear', 'grade', 'avatar'] as const satisfies readonly ChildField[];

/** What is wrong with a field: empty, out of the allowed years, or longer than the server takes. */
export type ChildIssue = 'missing' | 'birthYear' | 'tooLong';

type Checked =
  | { readonly input: ChildInput; readonly issues: null }
  | { readonly input: null; readonly issues: Partial<Record<ChildField, ChildIssue>> };

/** The child as the call takes it, or what is wrong, by field (V-07 to V-16). */
export const checkChild = (form: ChildForm, currentYear: number): Checked => {
  const issues: Partial<Record<ChildField, ChildIssue>> = {};
  for (const field of ['name', 'birthYear', 'grade'] as const) {
    if (form[field].trim() === '') issues[field] = 'missing';
  }
  const birthYear = Number(form.birthYear);
  if (!issues.birthYear && !isBirthYear(birthYear, currentYear)) issues.birthYear = 'birthYear';

  const parsed = z.safeParse(ChildInputSchema, { ...form, birthYear });
  if (!parsed.success) {
    for (const { path } of parsed.error.issues) {
      const field = path[0] as ChildField;
      issues[field] ??= field === 'name' ? 'tooLong' : 'missing';
    }
  }
  return parsed.success && Object.keys(issues).length === 0
    ? { input: parsed.data, issues: null }
    : { input: null, issues };
};
