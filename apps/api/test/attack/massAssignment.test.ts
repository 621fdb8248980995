import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localAccounts } from '../../src/db/schema.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';
import { type AttackedApp, createAttackedApp } from './attackedApp.ts';
import { allowedHeaders, countRows, type Household, openHousehold, rowsOf, tables } from './household.ts';
import { documentOf, type Operation, operationsOf, resolve } from './operations.ts';
import { goodRequest } from './samples.ts';

const reader = await createTestApp();
const document = await documentOf(reader.app);
await reader.close();
const writing = operationsOf(document).filter(({ method }) => method !== 'GET' && method !== 'HEAD');

/** `createdAt` as `created_at`, and the other way round. */
const spellings = (name: string): string[] => [
  name,
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
];

/** Every name of a stored or answered field, in every spelling, and names that are dangerous by themselves. */
const FIELDS: readonly string[] = [
  ...new Set(
    [
      ...tables.flatMap(([, table]) =>
        Object.entries(getTableColumns(table)).flatMap(([key, { name }]) => [key, name]),
      ),
      ...Object.values(document.components.schemas).flatMap(({ properties }) => Object.keys(properties ?? {})),
      'tokenVersion',
      'role',
      'isAdmin',
      'checked',
      'verified',
      'constructor',
      'prototype',
      'toString',
    ].flatMap(spellings),
  ),
];

/** Something wrong to have, of whatever kind a field is. */
const FORGED: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['status', 'verified'],
  ['createdAt', '1999-01-01T00:00:00.000Z'],
  ['completedAt', '1999-01-01T00:00:00.000Z'],
  ['sessionId', '0190a4f4-7c1e-7b65-8c0f-3d2b1a000001'],
  ['isActive', false],
]);
const FORGED_ID = '0190a4f4-7c1e-7b65-8c0f-3d2b1a000001';

let attacked: AttackedApp;
let server: TestApp;
let household: Household;
let sent = 0;
beforeAll(async () => {
  attacked = await createAttackedApp();
  ({ server } = attacked);
  household = await openHousehold(server);
});
afterAll(async () => {
  console.log(`mass assignment: ${writing.length} writing operations × ${FIELDS.length} names = ${sent} requests`);
  await server.close();
});

const everything = async () => ({
  rows: await rowsOf(server, household.familyId),
  counts: await countRows(server),
});

const ask = (operation: Operation, body: object) => {
  sent += 1;
  const { payload, ...request } = goodRequest(operation, household.ids);
  return server.app.inject({
    ...request,
    headers: { ...request.headers, ...allowedHeaders(operation, household) },
    payload: { ...payload, ...body },
  });
};

describe.each(writing)('$name', (operation) => {
  const own = Object.keys(operation.body?.properties ?? {});
  const foreign = FIELDS.filter((name) => !own.includes(name));

  it('takes no field but its own, and names the one that it refuses', async () => {
    const before = await everything();
    for (const name of foreign) {
      const answer = await ask(operation, { [name]: FORGED.get(name) ?? FORGED_ID });
      expect([name, answer.statusCode]).toEqual([name, 400]);
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain(name);
    }
    expect(await everything()).toEqual(before);
  });

  const nested = Object.entries(operation.body?.properties ?? {}).filter(
    ([, schema]) => resolve(document, schema).properties !== undefined,
  );
  it.each(nested)('takes no foreign field within %s either', async (field, schema) => {
    const known = Object.keys(resolve(document, schema).properties ?? {});
    const good = goodRequest(operation, household.ids).payload ?? {};
    const before = await everything();
    for (const name of FIELDS.filter((candidate) => !known.includes(candidate))) {
      const inner = { ...(Reflect.get(good, field) as object), [name]: FORGED_ID };
      expect([name, (await ask(operation, { [field]: inner })).statusCode]).toEqual([name, 400]);
    }
    expect(await everything()).toEqual(before);
  });
});

it('a made thing has the id, the owner and the status that the server gives it', async () => {
  // A file is brought in as a whole, under new ids: the suite of files looks at those.
  const creating = writing.filter(
    ({ method, responses, path }) => method === 'POST' && '201' in responses && path !== '/api/family/import',
  );
  expect(creating.length).toBeGreaterThanOrEqual(5);
  for (const operation of creating) {
    const answer = await ask(operation, {});
    expect([operation.name, answer.statusCode]).toEqual([operation.name, 201]);
    const { data } = answer.json<{ data: { id: string; status?: string; completedDate?: unknown } }>();
    expect(data.id).toMatch(/^[0-9a-f-]{36}$/);
    if (data.status !== undefined) expect(['pending', 'active', 'scheduled']).toContain(data.status);
  }
});

describe('the identity provider passes over what its protocol does not know', () => {
  const forged = {
    localId: 'admin',
    emailVerified: true,
    passwordHash: 'x',
    googleSubject: 'x',
    validSince: '0',
    createdAt: '0',
    lastLoginAt: '0',
    disabled: true,
    customAttributes: '{"admin":true}',
    providerUserInfo: [{ providerId: 'google.com', rawId: 'x' }],
  };

  const accountOf = async (email: string) =>
    (await server.db.select().from(localAccounts)).find((account) => account.email === email);

  it('at signing up', async () => {
    await attacked.signUpAtProvider('ayse@example.test', 'bal-peteği', forged);
    expect(await accountOf('ayse@example.test')).toMatchObject({
      emailVerified: false,
      googleSubject: null,
      createdAt: server.clock(),
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
      id: expect.not.stringMatching(/^admin$/),
    });
  });

  it('at changing an account', async () => {
    const { idToken } = await attacked.signUpAtProvider('can@example.test');
    const before = await accountOf('can@example.test');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:update',
      payload: { ...forged, idToken },
    });
    expect(answer.statusCode).toBe(200);
    expect(await accountOf('can@example.test')).toEqual(before);
  });
});
