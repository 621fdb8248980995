import { type $ZodArray, type $ZodIssue, type $ZodObject, type $ZodType, safeParse } from 'zod/v4/core';
import { createTurns, type Turns } from './turns.ts';

/** So many faults are looked for in lists that long; whoever sent them has enough to mend. */
const MOST_FAULTS = 100;

type Parsed = { readonly value: unknown } | { readonly issues: readonly $ZodIssue[] };
type Fields = Readonly<Record<string, unknown>>;

// With its input an issue tells a missing field from one of a wrong type.
const ALL = { reportInput: true };
// Of a list deeper within the first fault does.
const FIRST = { reportInput: true, abortEarly: true };

const isObject = (schema: $ZodType): schema is $ZodObject => schema._zod.def.type === 'object';
const isList = (schema: $ZodType): schema is $ZodArray => schema._zod.def.type === 'array';
const hasNoChecks = ({ _zod }: $ZodType): boolean => (_zod.def.checks ?? []).length === 0;

/** No schema of ours has lists further down. */
const DEEPEST = 5;
const hasLongList = (data: unknown, depth = 0): boolean => {
  if (depth > DEEPEST || typeof data !== 'object' || data === null) return false;
  if (Array.isArray(data) && data.length > MOST_FAULTS) return true;
  return Object.values(data).some((part) => hasLongList(part, depth + 1));
};

/** A list of a body: its name, and the schema of its items. */
interface List {
  readonly name: string;
  readonly element: $ZodType;
}

/** The lists of a body that can be read item by item. */
const listsOf = (schema: $ZodType): readonly List[] =>
  isObject(schema) && hasNoChecks(schema)
    ? Object.entries(schema._zod.def.shape).flatMap(([name, field]) =>
        isList(field) && hasNoChecks(field) ? [{ name, element: field._zod.def.element }] : [],
      )
    : [];

/** What the items of a list are, or up to so many of their faults. */
const parseItems = async ({ name, element }: List, items: readonly unknown[], turns: Turns): Promise<Parsed> => {
  const value: unknown[] = [];
  const issues: $ZodIssue[] = [];
  for (const [at, item] of items.entries()) {
    const parsed = safeParse(element, item, FIRST);
    if (parsed.success) value.push(parsed.data);
    else issues.push(...parsed.error.issues.map((issue) => ({ ...issue, path: [name, at, ...issue.path] })));
    if (issues.length >= MOST_FAULTS) break;
    if (turns.isOver()) await turns.next();
  }
  return issues.length > 0 ? { issues } : { value };
};

const parse = (schema: $ZodType, data: unknown): Parsed => {
  const parsed = safeParse(schema, data, hasLongList(data) ? FIRST : ALL);
  return parsed.success ? { value: parsed.data } : { issues: parsed.error.issues };
};

/**
 * Reads a part of requests by its schema: gives what it is, or what is wrong with it: everything, but of a long list no
 * more than somebody can mend. A file of 20 MB whose every row is wrong would else end the process that looks for all of
 * it (EX-02). Long lists take their time: others have their turn in between.
 */
export const createParser = (schema: $ZodType): ((data: unknown) => Parsed | Promise<Parsed>) => {
  const lists = listsOf(schema);
  const parseLong = async (fields: Fields, long: readonly List[]): Promise<Parsed> => {
    const rest = parse(schema, { ...fields, ...Object.fromEntries(long.map(({ name }) => [name, []])) });
    const issues = 'issues' in rest ? [...rest.issues] : [];
    const read: Record<string, unknown> = {};
    const turns = createTurns();
    for (const list of long) {
      const parsed = await parseItems(list, fields[list.name] as readonly unknown[], turns);
      if ('value' in parsed) read[list.name] = parsed.value;
      else issues.push(...parsed.issues);
    }
    if ('issues' in rest || issues.length > 0) return { issues };
    return { value: { ...(rest.value as Fields), ...read } };
  };
  return (data) => {
    const fields = data as Fields;
    const long = lists.filter(({ name }) => {
      const items = fields?.[name];
      return Array.isArray(items) && items.length > MOST_FAULTS;
    });
    return long.length === 0 ? parse(schema, data) : parseLong(fields, long);
  };
};
