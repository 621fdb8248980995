import { type Call, calls } from '@kovan/api-client/contract';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
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
  await makeEveryCall(await openFamily(provider.server));
  await makeEveryPeopleCall(provider);
  await provider.server.close();
});

describe('each call tells', () => {
  /** Tells of whoever comes by an invitation when they first sign in, which is tried with the invitations. */
  const BY_INVITATION = nameOf(calls.auth.exchange);
  const telling = all.filter((call) => nameOf(call) !== BY_INVITATION);

  it.each(telling.map((call) => [nameOf(call), call] as const))('[LV-01] %s what the contract says', (name, call) => {
    const told = toldBy.get(name) ?? [];
    expect([...new Set(told.flatMap(({ kinds }) => kinds))]).toEqual(call.changes ?? []);
  });

  it('[LV-01] whom it concerns, where it is about a child’s tasks or homework', () => {
    const isOfChild = ({ changes = [], path }: Call) =>
      path !== calls.file.import.path && changes.some((kind) => kind === 'tasks' || kind === 'homework');
    const concerning = all.filter((call) => isOfChild(call) || call === calls.children.update);
    expect(concerning.length).toBeGreaterThan(12);
    for (const call of concerning) {
      const told = toldBy.get(nameOf(call)) ?? [];
      expect([nameOf(call), told.map(({ childIds }) => childIds.length)]).toEqual([nameOf(call), told.map(() => 1)]);
    }
  });

  it('[LV-03] which session it was, so that this one is not told', () => {
    const nobodys = [...toldBy].filter(([, told]) => told.some(({ by }) => by === null)).map(([name]) => name);
    // Who erases an account has no session any more.
    expect(nobodys).toEqual([nameOf(calls.profile.erase)]);
  });
});
