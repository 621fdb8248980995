import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { decodeJwt } from 'jose';
import { eq, getTableColumns, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../src/db/schema.ts';
import { signedPart } from '../../src/identity/sessions/tokens.ts';
import type { TestApp } from '../support/testApp.ts';
import { childInput, homeworkInput } from '../modules/family.ts';
import type { Operation } from './operations.ts';
import type { Ids } from './samples.ts';

/** Every table of the database by its name in the code. */
export const tables: readonly (readonly [string, PgTable])[] = Object.entries<unknown>(schema).flatMap(
  ([name, table]) => (is(table, PgTable) ? [[name, table] as const] : []),
);

/** A family with something of everything; whatever its people typed holds `canary`. */
export const openHousehold = async (
  server: TestApp,
  canary = `Kanarya ${randomUUID()}`,
  standing: { emailVerified?: boolean } = {},
) => {
  const email = `${randomUUID()}@example.test`;
  const { headers, user, familyId } = await server.signUp(email, standing);
  const post = async (url: string, payload: object): Promise<string> => {
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    if (answer.statusCode !== 201) throw new Error(`${url} answered ${answer.body}`);
    return answer.json<{ data: { id: string } }>().data.id;
  };
  const child = await post('/api/children', { ...childInput, name: canary });
  const about = { childId: child, name: canary, icon: '🧹' };
  const adult = randomUUID();
  await server.db.insert(schema.users).values({
    id: adult,
    familyId,
    issuer: 'test',
    subject: adult,
    email: `${adult}@example.test`,
    firstName: 'Mehmet',
    lastName: canary,
    createdAt: server.clock(),
  });
  const invited = await server.app.inject({ method: 'POST', url: '/api/family/invitations', headers });
  const { data: invitation } = invited.json<{ data: { id: string; url: string } }>();
  const other = (await server.signIn(user)).authorization;
  const ids: Ids = {
    adult,
    invitation: invitation.id,
    session: decodeJwt(signedPart(other.slice('Bearer '.length))).jti ?? '',
    child,
    device: '',
    code: '2222-2222',
    task: await post('/api/tasks', { ...about, dueDate: '2026-11-20' }),
    rule: await post('/api/scheduled-tasks', {
      ...about,
      isPeriodic: true,
      period: { frequency: '1', weekDays: ['Cuma'] },
    }),
    homework: await post('/api/v2/family/homework', { ...homeworkInput, cocukId: child, baslik: canary }),
  };
  await server.app.inject({
    method: 'PUT',
    url: `/api/v2/homework/${ids.homework}/status`,
    headers,
    payload: { status: 'completed' },
  });
  const device = await pairDevice(server, headers, [child]);
  await server.db
    .update(schema.users)
    .set({ pinHash: await pinHash })
    .where(eq(schema.users.id, user.userId));
  const household = {
    headers,
    user,
    familyId,
    email,
    ids: { ...ids, device: device.id },
    canary,
    child: device.headers,
    lent: { authorization: '' },
    invitationCode: new URL(invitation.url).hash.slice(1),
  };
  await lendAgain(server, household);
  // So that no later read makes any.
  await server.app.inject({ url: '/api/tasks/child', headers });
  return household;
};

/** The PIN of every household. */
export const PIN = '4711';
const pinHash = hash(PIN);

/** Pairs a device of a household for children; gives its headers, and the code that was used. */
export const pairDevice = async (server: TestApp, headers: { authorization: string }, childIds: readonly string[]) => {
  const sent = { headers, payload: { name: 'Tablet', childIds } };
  const added = await server.app.inject({ method: 'POST', url: '/api/devices', ...sent });
  const { id, code } = added.json<{ data: { id: string; code: string } }>().data;
  const paired = await server.app.inject({ method: 'POST', url: '/api/devices/pair', payload: { code } });
  return { id, code, headers: { authorization: `Bearer ${paired.json<{ token: string }>().token}` } };
};

/** The code of a new device of a household, which nobody has used. */
export const newCode = async (server: TestApp, { headers, ids }: Household): Promise<string> => {
  const payload = { name: 'Tablet', childIds: [ids.child] };
  const added = await server.app.inject({ method: 'POST', url: '/api/devices', headers, payload });
  return added.json<{ data: { code: string } }>().data.code;
};

/** Hands another browser of a household's adult over; its headers are the household's `lent` from now on. */
export const lendAgain = async (
  server: TestApp,
  { user, ids, lent }: Pick<Household, 'user' | 'ids' | 'lent'>,
): Promise<void> => {
  const headers = await server.signIn(user);
  const payload = { childIds: [ids.child] };
  const answer = await server.app.inject({ method: 'POST', url: '/api/devices/lend', headers, payload });
  lent.authorization = `Bearer ${answer.json<{ token: string }>().token}`;
};

/** What an operation is asked with by a household that may. */
export const allowedHeaders = ({ access }: Operation, { headers, lent }: Household): { authorization: string } =>
  access === 'lent' ? lent : headers;

/** Signs a household's user out and in again; gives the token that was good until then. */
export const signOutAndIn = async (server: TestApp, { headers, user }: Household): Promise<string> => {
  const [, token = ''] = (headers.authorization ?? '').split(' ');
  await server.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers });
  Object.assign(headers, await server.signIn(user));
  return token;
};

/** Sessions of a household's user that were ended, each in its way; the user is signed in again. */
export const endedSessions = async (
  server: TestApp,
  household: Household,
): Promise<(readonly [kind: string, token: string])[]> => {
  const { user } = household;
  const begin = async () => (await server.signIn(user)).authorization.slice('Bearer '.length);
  const signedOut = await signOutAndIn(server, household);
  const [byPassword, tooMany] = [await begin(), await begin()];
  await server.db.delete(schema.sessions).where(eq(schema.sessions.id, decodeJwt(signedPart(tooMany)).jti ?? ''));
  await server.sessions.ending((_, end) => end.of({ id: user.userId, familyId: household.familyId }));
  Object.assign(household.headers, await server.signIn(user));
  const removed = await pairDevice(server, household.headers, [household.ids.child]);
  const url = `/api/devices/${removed.id}`;
  await server.app.inject({ method: 'DELETE', url, headers: household.headers });
  await lendAgain(server, household);
  const givenBack = household.lent.authorization;
  const giveBack = { headers: household.lent, payload: { pin: PIN } };
  await server.app.inject({ method: 'POST', url: '/api/devices/return', ...giveBack });
  await lendAgain(server, household);
  return [
    ['of a device that was unpaired', removed.headers.authorization.slice('Bearer '.length)],
    ['of a browser that was given back', givenBack.slice('Bearer '.length)],
    ['signed out', signedOut],
    ['ended by a new password', byPassword],
    ['given up for others', tooMany],
  ];
};

export type Household = Awaited<ReturnType<typeof openHousehold>>;

/** What each of these tables gives, asked in one statement: one for each would take most of the time of an attack. */
const ofEach = async ({ db }: TestApp, parts: readonly (readonly [name: string, query: SQL])[]): Promise<unknown> => {
  const fields = parts.map(([name, query]) => sql`${sql.raw(`'${name}'`)}, (${query})`);
  const { rows } = (await db.execute(sql`select jsonb_build_object(${sql.join(fields, sql`, `)}) as value`)) as {
    rows: { value: unknown }[];
  };
  return rows[0]?.value;
};

/** All rows of a family, table by table. */
export const rowsOf = async (server: TestApp, familyId: string): Promise<Record<string, unknown[]>> => {
  const parts = tables.flatMap(([name, table]) => {
    const column = getTableColumns(table)['familyId'];
    if (!column) return [];
    const query = sql`select coalesce(jsonb_agg(one), '[]') from ${table} one where one.${sql.identifier(column.name)} = ${familyId}::uuid`;
    return [[name, query] as const];
  });
  return (await ofEach(server, parts)) as Record<string, unknown[]>;
};

/** How many rows each table has, but for the counts of limits. */
export const countRows = async (server: TestApp): Promise<Record<string, number>> => {
  const parts = tables.flatMap(([name, table]) =>
    table === schema.limits ? [] : [[name, sql`select count(*) from ${table}`] as const],
  );
  return (await ofEach(server, parts)) as Record<string, number>;
};
