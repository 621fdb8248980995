import { type Call, calls } from '@kovan/api-client/contract';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../src/db/schema.ts';
import { type FamilyChange, onChange } from '../../src/modules/changes.ts';
import { createProviderApp } from '../identity/support.ts';
import { openFamily } from '../modules/family.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { makeEveryCall } from '../tenancy/everyCall.ts';
import { makeEveryPeopleCall } from '../tenancy/everyPeopleCall.ts';

const all = Object.values(calls).flatMap((room): Call[] => Object.values(room));
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** What was told by each call that was answered well. */
const toldBy = new Map<string, FamilyChange[]>();
/** The children by their ids. */
const names: Record<string, string> = {};
/** The session of the adult who adds and changes what is the family's. */
let session: string | undefined;

beforeAll(async () => {
  const database = await openTestDatabase();
  let heard: FamilyChange[] = [];
  onChange(database.notices, (change) => void heard.push(change));
  // One call after the other: what was heard since the last answer was told by this one.
  const write = (line: string) => {
    const { method, route, status } = JSON.parse(line) as { method?: string; route?: string; status?: number };
    if (status === undefined) return;
    const name = `${method} ${route}`;
    if (status < 400) toldBy.set(name, [...(toldBy.get(name) ?? []), ...heard]);
    else expect([name, heard]).toEqual([name, []]);
    heard = [];
  };
  const provider = await createProviderApp({ database, log: pino({}, { write }) });
  const family = await openFamily(provider.server);
  const [opened] = await database.db.select().from(sessions).where(eq(sessions.familyId, family.familyId));
  session = opened?.id;
  Object.assign(names, await makeEveryCall(family), await makeEveryPeopleCall(provider));
  await provider.server.close();
});

describe('each call tells', () => {
  /** Whom a call concerned: of what concerns no child, no child’s device may be told. */
  const concernedBy = (call: Call): readonly string[] => {
    if (call === calls.children.create || call === calls.file.import) return [];
    const isOfChild = (call.changes ?? []).some((kind) => kind !== 'family');
    return isOfChild ? [call.path.startsWith('/api/v2/family/') ? 'Can' : 'Elif'] : [];
  };

  it.each(all.map((call) => [nameOf(call), call] as const))('[LV-01] %s what the contract says', (name, call) => {
    const told = toldBy.get(name) ?? [];
    expect([...new Set(told.flatMap(({ kinds }) => kinds))]).toEqual(call.changes ?? []);
    const whom = told.map(({ childIds }) => childIds.map((id) => names[id] ?? id));
    expect(whom).toEqual(told.map(() => concernedBy(call)));
  });

  it('[LV-01] [PE-08] the family that somebody comes into or goes from, not their own', () => {
    const familiesOf = (call: Call) => [...new Set(toldBy.get(nameOf(call))?.map(({ familyId }) => familyId))];
    const { invite, join, removeAdult } = calls.people;
    const theirs = familiesOf(invite);
    for (const call of [join, removeAdult, calls.auth.exchange, calls.profile.erase])
      expect([nameOf(call), familiesOf(call)]).toEqual([nameOf(call), theirs]);
    expect(theirs).toEqual([expect.any(String)]);
  });

  it('[LV-03] which session it was, so that this one is not told', () => {
    const nobodys = [...toldBy].filter(([, told]) => told.some(({ by }) => by === null)).map(([name]) => name);
    // Who erases an account has no session any more, and who signs up none yet.
    expect(nobodys.toSorted()).toEqual([calls.auth.exchange, calls.profile.erase].map(nameOf));
    for (const call of [calls.tasks.create, calls.familyHomework.create, calls.children.update])
      expect([nameOf(call), toldBy.get(nameOf(call))?.[0]?.by]).toEqual([nameOf(call), session]);
    expect(session).toEqual(expect.any(String));
  });
});
