import { type $ZodIssue, type $ZodObject, type $ZodType, safeParse } from 'zod/v4/core';

/** So many faults are looked for in lists that long; whoever sent them has enough to mend. */
const MOST_FAULTS = 100;

type Parsed = { readonly value: unknown } | { readonly issues: readonly $ZodIssue[] };
type Fields = Readonly<Record<string, unknown>>;

// With its input an issue tells a missing field from one of a wrong type.
const ALL = { reportInput: true };
// Of a list deeper within the first fault does.
const FIRST = { reportInput: true, abortEarly: true };

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data);
const isObject = (schema: $ZodType): schema is $ZodObject => schema._zod.def.type === 'object';
/** No schema of ours has lists further down. */
const DEEPEST = 5;
const hasLongList = (data: unknown, depth = 0): boolean => {
  if (depth > DEEPEST || typeof data !== 'object' || data === null) return false;
  if (Array.isArray(data) && data.length > MOST_FAULTS) return true;
  return Object.values(data).some((part) => hasLongList(part, depth + 1));
};
const hasNoChecks = ({ _zod }: $ZodType): boolean => (_zod.def.checks ?? []).length === 0;

interface LongList {
  readonly name: string;
  readonly items: readonly unknown[];
  readonly element: $ZodType;
}

/** The lists of a body that are so long that all their faults together could be more than a process bears. */
const longListsIn = (schema: $ZodType, data: unknown): readonly LongList[] => {
  if (!isFields(data) || !isObject(schema) || !hasNoChecks(schema)) return [];
  return Object.entries(schema._zod.def.shape).flatMap(([name, field]) => {
    const items = data[name];
    const { def } = field._zod;
    const isLong = Array.isArray(items) && items.length > MOST_FAULTS;
    return isLong && def.type === 'array' && 'element' in def && hasNoChecks(field)
      ? [{ name, items, element: def.element as $ZodType }]
      : [];
  });
};

/** What the items of a list are, or up to so many of their faults. */
const parseItems = ({ name, items, element }: LongList): Parsed => {
  const value: unknown[] = [];
  const issues: $ZodIssue[] = [];
  for (const [at, item] of items.entries()) {
    const parsed = safeParse(element, item, FIRST);
    if (parsed.success) value.push(parsed.data);
    else issues.push(...parsed.error.issues.map((issue) => ({ ...issue, path: [name, at, ...issue.path] })));
    if (issues.length >= MOST_FAULTS) break;
  }
  return issues.length > 0 ? { issues } : { value };
};

/**
 * What a part of a request is by its schema, or what is wrong with it: everything, but of a long list no more than somebody
 * can mend. A file of 20 MB whose every row is wrong would else end the process that looks for all of it (EX-02).
 */
export const parseInput = (schema: $ZodType, data: unknown): Parsed => {
  const lists = longListsIn(schema, data);
  const shortened =
    lists.length === 0 ? data : { ...(data as Fields), ...Object.fromEntries(lists.map(({ name }) => [name, []])) };
  const rest = safeParse(schema, shortened, hasLongList(shortened) ? FIRST : ALL);
  const issues: $ZodIssue[] = rest.success ? [] : [...rest.error.issues];
  const read: Record<string, unknown> = {};
  for (const list of lists) {
    const parsed = parseItems(list);
    if ('value' in parsed) read[list.name] = parsed.value;
    else issues.push(...parsed.issues);
  }
  if (!rest.success || issues.length > 0) return { issues };
  return { value: lists.length === 0 ? rest.data : { ...(rest.data as Fields), ...read } };
};
