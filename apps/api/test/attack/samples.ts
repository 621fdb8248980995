import type { JsonSchema, Operation } from './operations.ts';

/** Ids of what a family has. */
export interface Ids {
  readonly child: string;
  readonly task: string;
  readonly rule: string;
  readonly homework: string;
  /** Another adult of the family, an open invitation, and another session of the user. */
  readonly adult: string;
  readonly invitation: string;
  readonly session: string;
  readonly device: string;
  /** A code that pairs nothing. */
  readonly code: string;
}

/** What the `{id}` of a path names; a path that nobody has thought of is an error, so that no new one is passed over. */
const NAMED_BY_PATH: readonly (readonly [RegExp, keyof Ids])[] = [
  [/\{childId\}|\/children\/\{id\}/, 'child'],
  [/\/scheduled-tasks\/\{id\}/, 'rule'],
  [/\/tasks\/\{id\}/, 'task'],
  [/\/homework\/\{id\}/, 'homework'],
  [/\/adults\/\{id\}/, 'adult'],
  [/\/invitations\/\{id\}/, 'invitation'],
  [/\/sessions\/\{id\}/, 'session'],
  [/\/devices\/\{id\}/, 'device'],
];

/** The id that a path is about; `null` when it is about none. */
export const idInPath = (path: string, ids: Ids): string | null => {
  if (!path.includes('{')) return null;
  const kind = NAMED_BY_PATH.find(([pattern]) => pattern.test(path))?.[1];
  if (kind === undefined) throw new Error(`say in samples.ts what the id in ${path} names`);
  return ids[kind];
};

/** Values that a schema does not tell. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  dueDate: '2026-11-20',
  sonTarih: '2026-11-20',
  date_start: '2026-11-16',
  date_end: '2026-11-22',
  frequency: '1',
  status: 'completed',
  // When something was ticked: never ahead of the server.
  at: '2026-11-18T14:00:00.000Z',
  ders: 'Matematik',
  // Of the file of a family.
  version: 1,
  exportedAt: '2026-11-18T14:45:00.000Z',
  ...Object.fromEntries(
    ['adults', 'children', 'tasks', 'scheduledTasks', 'occurrences', 'homework', 'breaks', 'treats', 'swaps'].map(
      (list) => [list, []],
    ),
  ),
  pin: '4711',
};

const sample = (name: string, schema: JsonSchema, ids: Ids): unknown => {
  if (name === 'childId' || name === 'cocukId') return ids.child;
  if (name === 'childIds') return [ids.child];
  if (name === 'code') return ids.code;
  if (Object.hasOwn(BY_NAME, name)) return BY_NAME[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sample(name, schema.anyOf[0], ids);
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    return Object.fromEntries(fields.map(([field, its]) => [field, sample(field, its, ids)]));
  }
  if (schema.type === 'array') return schema.items ? [sample(name, schema.items, ids)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return schema.type === 'boolean' ? true : 'Bal peteği';
};

/** A request for `inject`. */
export interface Sent {
  readonly method: Operation['method'];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: object;
}

/** A request that an operation takes, about these ids wherever it takes one: path, query, `Kids-Id`, body. */
export const goodRequest = ({ method, path, parameters, body }: Operation, ids: Ids): Sent => {
  const query = parameters
    // What `before` takes, only an answer tells.
    .filter((parameter) => parameter.in === 'query' && parameter.name !== 'before')
    .map(({ name, schema }): [string, string] => [name, String(sample(name, schema, ids))]);
  const takesKidsId = parameters.some(({ name }) => name === 'Kids-Id');
  const url = path.replace(/\{\w+\}/, () => idInPath(path, ids) ?? '');
  return {
    method,
    url: query.length > 0 ? `${url}?${new URLSearchParams(query).toString()}` : url,
    headers: takesKidsId ? { 'kids-id': ids.child } : {},
    ...(body && { payload: sample('', body, ids) as object }),
  };
};

/** Whether a request to an operation names something of a family. */
export const namesSomething = ({ path, parameters, body }: Operation): boolean =>
  path.includes('{') ||
  parameters.some(({ name }) => name === 'childId' || name === 'Kids-Id') ||
  Object.keys(body?.properties ?? {}).some((name) => /^(?:childIds?|cocukId|code)$/.test(name));
