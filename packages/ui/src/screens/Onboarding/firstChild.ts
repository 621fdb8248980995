import { type ChildInput, ChildInputSchema, z } from '@kovan/api-client/contract';
import { DEFAULT_AVATAR } from '@kovan/domain/avatars';
import { isBirthYear } from '@kovan/domain/children';
import { DEFAULT_GRADE } from '@kovan/domain/grades';

/** The form's fields as they are typed (O-01). */
export interface FirstChildForm {
  readonly name: string;
  readonly birthYear: string;
  readonly grade: string;
  readonly avatar: string;
}

export type FirstChildField = keyof FirstChildForm;

/** What is wrong with a field: empty, out of the allowed years, or longer than the server takes. */
export type FirstChildIssue = 'missing' | 'birthYear' | 'tooLong';

/** What the form shows first (O-04, O-05, Q-51). */
export const firstChildDefaults = (currentYear: number): FirstChildForm => ({
  name: '',
  birthYear: String(currentYear),
  grade: DEFAULT_GRADE,
  avatar: DEFAULT_AVATAR,
});

type Checked =
  | { readonly input: ChildInput; readonly issues: null }
  | { readonly input: null; readonly issues: Partial<Record<FirstChildField, FirstChildIssue>> };

/** The child as the call takes it, or what is wrong, by field (V-07 to V-12). */
export const checkFirstChild = (form: FirstChildForm, currentYear: number): Checked => {
  const issues: Partial<Record<FirstChildField, FirstChildIssue>> = {};
  for (const field of ['name', 'birthYear', 'grade'] as const) {
    if (form[field].trim() === '') issues[field] = 'missing';
  }
  const birthYear = Number(form.birthYear);
  if (!issues.birthYear && !isBirthYear(birthYear, currentYear)) issues.birthYear = 'birthYear';

  const parsed = z.safeParse(ChildInputSchema, { ...form, birthYear });
  if (!parsed.success) {
    for (const { path } of parsed.error.issues) {
      const field = path[0] as FirstChildField;
      issues[field] ??= field === 'name' ? 'tooLong' : 'missing';
    }
  }
  return parsed.success && Object.keys(issues).length === 0
    ? { input: parsed.data, issues: null }
    : { input: null, issues };
};
