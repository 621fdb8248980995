import { type Call, calls } from '@kovan/api-client/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families } from '../../src/db/schema.ts';
import { createProviderApp, type ProviderApp } from '../identity/support.ts';
import { openFamily } from '../modules/family.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { unboundTables } from './boundTables.ts';
import { makeEveryCall } from './everyCall.ts';
import { makeEveryPeopleCall } from './everyPeopleCall.ts';
import { SHARED_TABLES, UNBOUNDED_STATEMENTS } from './exceptions.ts';

interface Sent {
  readonly sql: string;
  readonly params: readonly unknown[];
}

const heard: Sent[] = [];
let sent: Sent[];
const served = new Set<string>();
let known: Set<unknown>;
let provider: ProviderApp;

const isShared = (table: string): boolean => table in SHARED_TABLES;
const unboundOf = ({ sql, params }: Sent): string[] =>
  unboundTables(sql, isShared, (number) => known.has(params[number - 1]));
const exceptionOf = (sql: string): string | undefined =>
  Object.entries(UNBOUNDED_STATEMENTS).find(([, { pattern }]) => pattern.test(sql))?.[0];

/** Notes which calls were answered well, as the log tells. */
const log = pino(
  {},
  {
    write: (line: string) => {
      const { method, route, status } = JSON.parse(line) as { method?: string; route?: string; status?: number };
      if (status !== undefined && status < 400) served.add(`${method} ${route}`);
    },
  },
);

beforeAll(async () => {
  const logQuery = (sql: string, params: unknown[]) => void heard.push({ sql, params });
  provider = await createProviderApp({ database: await openTestDatabase({ logQuery }), log });
  const { idToken } = await provider.signUp();
  await provider.exchange(idToken);
  await provider.exchange(idToken);
  await makeEveryCall(await openFamily(provider.server));
  await makeEveryPeopleCall(provider);
  sent = [...heard];
  known = new Set((await provider.server.db.select().from(families)).map(({ familyId }) => familyId));
  // Families that were erased meanwhile, as they were made.
  for (const { sql, params } of sent) if (sql.startsWith('insert into "families"')) known.add(params[0]);
});
afterAll(() => provider.server.close());

describe('the tenant key', () => {
  it('is looked for in the statements of every call: each succeeds at least once here', () => {
    const all = Object.values(calls).flatMap((room): Call[] => Object.values(room));
    const names = all.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name) => !served.has(name))).toEqual([]);
    expect(sent.length).toBeGreaterThan(100);
  });

  it('bounds every statement on what a family owns, by its value, but for the named ones', () => {
    const unbound = sent.filter((one) => exceptionOf(one.sql) === undefined && unboundOf(one).length > 0);
    expect([...new Set(unbound.map(({ sql }) => sql))]).toEqual([]);
  });

  it('is missing from no more statements than are named', () => {
    const seen = new Set(sent.map(({ sql }) => exceptionOf(sql)));
    expect(Object.keys(UNBOUNDED_STATEMENTS).filter((name) => !seen.has(name))).toEqual([]);
    const excused = sent.filter((one) => exceptionOf(one.sql) !== undefined);
    expect(excused.filter((one) => unboundOf(one).length === 0)).toEqual([]);
  });
});

describe('the check itself sees', () => {
  const isKey = (number: number) => number === 1;
  const check = (sql: string) => unboundTables(sql, isShared, isKey);

  it.each([
    ['a read', 'select "id" from "homework" where "homework"."id" = $1', ['homework']],
    ['another value', 'select "id" from "homework" where "homework"."family_id" = $2', ['homework']],
    ['a subquery', 'select (select count(*) from "tasks") from "users" where "users"."family_id" = $1', ['tasks']],
    [
      'one half of a union',
      '(select "id" from "tasks" where "tasks"."family_id" = $1) union all (select "id" from "homework" where "homework"."id" = $2)',
      ['homework'],
    ],
    [
      'a join',
      'select "id" from "tasks" inner join "children" on "children"."id" = "tasks"."child_id" where "tasks"."family_id" = $1',
      ['children'],
    ],
    ['a change', 'update "tasks" set "family_id" = $1 where "tasks"."id" = $2', ['tasks']],
    ['a deletion', 'delete from "outbox" where "outbox"."created_at" <= $1', ['outbox']],
    ['a row of another', 'insert into "tasks" ("family_id", "id") values ($1, $2), ($3, $4)', ['tasks']],
    ['a row of nobody', 'insert into "tasks" ("id", "family_id") values ($1, $2)', ['tasks']],
    ['a copy', 'insert into "tasks" ("family_id", "id") (select "family_id", "id" from "users")', ['tasks']],
  ])('%s that no family bounds', (_, sql, tables) => expect(check(sql)).toEqual(tables));

  it.each([
    'select "id" from "homework" where ("homework"."family_id" = $1 and "homework"."id" = $2)',
    'select "id" from "tasks" inner join "children" on "children"."family_id" = "tasks"."family_id" where "tasks"."family_id" = $1',
    'insert into "tasks" ("family_id", "id") values ($1, $2), ($1, $3) on conflict do nothing',
    'select "id" from "users" where "users"."issuer" = $2',
  ])('%s as bounded', (sql) => expect(check(sql)).toEqual([]));
});
