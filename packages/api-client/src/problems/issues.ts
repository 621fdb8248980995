import type { Language } from '../contract/language.ts';
import type { Problem } from '../contract/problem.ts';
import { fieldName } from './fieldNames.ts';
import { ISSUE_SENTENCES } from './issueSentences.ts';
import { problemSentence } from './problemSentences.ts';

/**
 * What is wrong with one field: an issue of zod, or one that a service makes in the same language, such as
 * `{ code: 'too_big', origin: 'number', maximum: 2026 }` or `{ code: 'custom', params: { kind: 'endBeforeStart' } }`.
 * Parsed with `reportInput: true` an issue also tells a field that is missing from one of a wrong type.
 */
export interface Issue {
  readonly code?: unknown;
  readonly path?: unknown;
  readonly input?: unknown;
  readonly origin?: unknown;
  readonly expected?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly keys?: unknown;
  readonly errors?: unknown;
  readonly params?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const pathOf = (issue: Issue): string => (Array.isArray(issue.path) ? issue.path : []).map(String).join('.');

const isMissing = (issue: Issue): boolean => 'input' in issue && (issue.input ?? null) === null;

/** Of an issue that lists what each choice lacked, the first that says more than "not this one". */
const firstWithin = (issue: Issue): Issue | undefined =>
  Array.isArray(issue.errors) ? issue.errors.flat().filter(isObject)[0] : undefined;

/** A sentence for people about one issue; `field` is its path where the issue itself has none. */
export const issueSentence = (issue: Issue, language: Language, field: string = pathOf(issue)): string => {
  const say = ISSUE_SENTENCES[language];
  const name = fieldName(field, language);
  if (isMissing(issue)) return say.required(name);
  const params = isObject(issue.params) ? issue.params : {};
  const { origin } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return (say.wrongType[String(issue.expected)] ?? say.notValid)(name);
    case 'too_small': {
      const minimum = numberOf(issue.minimum);
      if (origin === 'string') return say.required(name);
      return origin === 'array' ? say.tooFew(name, minimum) : say.tooSmall(name, minimum);
    }
    case 'too_big': {
      const maximum = numberOf(issue.maximum);
      if (origin === 'string') return say.tooLong(name, maximum);
      return origin === 'array' ? say.tooMany(name, maximum) : say.tooBig(name, maximum);
    }
    case 'invalid_value':
      return say.notAChoice(name);
    case 'invalid_format':
      return say.wrongForm(name);
    case 'unrecognized_keys':
      return say.unknownField(field.split('.').at(-1) ?? '');
    case 'invalid_union': {
      const inner = firstWithin(issue);
      return inner ? issueSentence(inner, language, field) : say.notValid(name);
    }
    default:
      return (say.custom[String(params['kind'])] ?? say.notValid)(name, numberOf(params['maximum']));
  }
};

/** So many are named, however many there are: a file may be wrong in thousands of places. */
const MOST_FIELDS = 100;

/** Each issue by the path of its field; an unknown field is named itself, the first issue of a field wins. */
export const issuesByField = (issues: readonly Issue[]): ReadonlyMap<string, Issue> => {
  const byField = new Map<string, Issue>();
  for (const issue of issues) {
    const path = pathOf(issue);
    const keys = issue.code === 'unrecognized_keys' && Array.isArray(issue.keys) ? issue.keys.map(String) : null;
    for (const field of keys?.map((key) => (path ? `${path}.${key}` : key)) ?? [path]) {
      if (field !== '' && !byField.has(field) && byField.size < MOST_FIELDS) byField.set(field, issue);
    }
  }
  return byField;
};

/** The 400 that a list of issues becomes: a sentence a field, by its path ("period.weekDays"). */
export const problemOf = (issues: readonly Issue[], language: Language): Problem => {
  const fields = [...issuesByField(issues)].map(([field, issue]) => [field, issueSentence(issue, language, field)]);
  return {
    error: problemSentence('INVALID_INPUT', language),
    code: 'INVALID_INPUT',
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
  };
};
