import { AVATARS } from './avatars.ts';
import { MIN_BIRTH_YEAR } from './children.ts';
import { GRADES } from './grades.ts';
import { TASK_ICONS } from './icons.ts';

/** One field of a record: what is written into it. Texts are measured in characters, after trimming. */
export type Field =
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'day' }
  | { readonly kind: 'year'; readonly min: number }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** Whose it is. */
  | { readonly kind: 'childId' };

export type Fields = Readonly<Record<string, Field>>;

/** A field of homework: it travels under a name of its own, and may be left empty. */
type HomeworkFieldOf = Extract<Field, { kind: 'text' | 'day' }> & {
  readonly wire: string;
  /** `new`: homework can't be added without it, but it may be cleared later. */
  readonly required: 'always' | 'new' | 'never';
};

const NAME = { kind: 'text', max: 80 } as const;

/**
 * What a family writes about homework, in the order of its form. Everything else that knows these fields derives from
 * this list (docs/architecture.md, Adding a field).
 */
export const HOMEWORK_FIELDS = {
  subject: { wire: 'ders', kind: 'text', max: 100, required: 'always' },
  dueDate: { wire: 'sonTarih', kind: 'day', required: 'never' },
  title: { wire: 'baslik', kind: 'text', max: 200, required: 'always' },
  description: { wire: 'aciklama', kind: 'text', max: 4000, required: 'new' },
  teacher: { wire: 'ogretmen', kind: 'text', max: 100, required: 'never' },
  book: { wire: 'kitap', kind: 'text', max: 100, required: 'never' },
  page: { wire: 'sayfa', kind: 'text', max: 100, required: 'never' },
} as const satisfies Readonly<Record<string, HomeworkFieldOf>>;

/** What a family writes about a child, in the order of its form; all of it is required. */
export const CHILD_FIELDS = {
  name: NAME,
  birthYear: { kind: 'year', min: MIN_BIRTH_YEAR },
  grade: { kind: 'choice', of: GRADES },
  avatar: { kind: 'choice', of: AVATARS },
} as const satisfies Fields;

/** What one-off tasks, rules and their occurrences have in common, in the order of the form; all of it is required. */
export const CHORE_FIELDS = {
  childId: { kind: 'childId' },
  name: NAME,
  icon: { kind: 'choice', of: TASK_ICONS },
} as const satisfies Fields;

/** What a family writes about a one-off task. A rule has its period instead of a day. */
export const TASK_FIELDS = { ...CHORE_FIELDS, dueDate: { kind: 'day' } } as const satisfies Fields;

export type HomeworkField = keyof typeof HOMEWORK_FIELDS;
export type ChildField = keyof typeof CHILD_FIELDS;
export type TaskField = keyof typeof TASK_FIELDS;

/** The names of a record's fields, in their order. */
export const namesOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>): readonly Name[] =>
  // The compiler takes it that an object may have more keys than its type says.
  Object.keys(fields) as Name[];

/** Something for every field of a record: `mapFields(HOMEWORK_FIELDS, () => '')` is an empty form. */
export const mapFields = <Name extends string, Of, To>(
  fields: Readonly<Record<Name, Of>>,
  make: (field: Of, name: Name) => To,
): Record<Name, To> =>
  Object.fromEntries(namesOf(fields).map((name) => [name, make(fields[name], name)])) as Record<Name, To>;

/**
 * Of a larger object the record's fields alone, each of its own type: `pickFields(HOMEWORK_FIELDS, table)` are its columns.
 * Rows of long lists get what else they hold by `Object.assign`: a spread copy takes five times as long to add to.
 */
export const pickFields = <Name extends string, From extends Readonly<Record<Name, unknown>>>(
  fields: Readonly<Record<Name, unknown>>,
  from: From,
): Pick<From, Name> => {
  const picked: Partial<Pick<From, Name>> = {};
  for (const name of namesOf(fields)) picked[name] = from[name];
  // Each of the names has just been filled, which the compiler cannot follow through a loop.
  return picked as Pick<From, Name>;
};

/** What is read of a record's fields: years are numbers, everything else is text. */
export type Read<Of extends Fields> = { [Name in keyof Of]: Of[Name]['kind'] extends 'year' ? number : string };

/** What may be known of homework, each of it perhaps not. */
export type PerhapsHomework = Record<HomeworkField, string | null>;

/** Homework of which nothing is known. */
export const NO_HOMEWORK: Readonly<Record<HomeworkField, null>> = mapFields(HOMEWORK_FIELDS, () => null);
