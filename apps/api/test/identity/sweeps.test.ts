import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { devices, sessions } from '../../src/db/schema.ts';
import { sweepSessions } from '../../src/identity/sessions/deletion.ts';
import { sweepCodes } from '../../src/modules/devices/repository.ts';
import { engines } from '../support/engines.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';

const NOW = new Date('2026-11-18T14:45:00Z');
const BEFORE = new Date(NOW.getTime() - 1);
const AFTER = new Date(NOW.getTime() + 1);

describe.each(engines())('what ran out, on $name', (engine) => {
  let database: Awaited<ReturnType<typeof engine.open>>;
  let server: TestApp;
  beforeAll(async () => {
    database = await engine.open();
    // What this one sweeps as it starts, whenever it gets to it, has not run out by its clock.
    server = await createTestApp({ database, now: '2026-11-17T14:45:00Z' });
  });
  afterAll(() => server.close());

  const ENDS = { gone: BEFORE, goneNow: NOW, stays: AFTER };

  /** Sessions of both kinds, and devices' sessions and codes, that run out at each of these moments. */
  const fill = async (): Promise<void> => {
    await server.db.delete(sessions);
    await server.db.delete(devices);
    const { familyId, user } = await server.signUp();
    await server.db.delete(sessions);
    for (const [name, end] of Object.entries(ENDS)) {
      const common = { familyId, createdAt: BEFORE };
      const row = { ...common, lastSeenOn: '2026-11-18', expiresAt: end };
      const bought = { userId: user.userId, signInHash: 'x', authTime: 0 };
      const childIds = [randomUUID()];
      const id = randomUUID();
      await server.db.insert(sessions).values([
        { ...row, ...bought, id: randomUUID(), kind: 'adult', browser: `adult ${name}` },
        { ...row, ...bought, id: randomUUID(), kind: 'lent', childIds, browser: `lent ${name}` },
        { ...row, id, kind: 'device', browser: `device ${name}` },
      ]);
      await server.db.insert(devices).values([
        { ...common, id, name: `paired ${name}`, childIds },
        { ...common, id: randomUUID(), name, childIds, codeHash: name, codeExpiresAt: end },
      ]);
    }
  };
  /** Sessions of devices say when those were last seen, as long as there is a device. */
  const LEFT = ['adult stays', 'device gone', 'device goneNow', 'device stays', 'lent stays'];
  const left = async () => (await server.db.select().from(sessions)).map(({ browser }) => browser).toSorted();
  const codes = async () =>
    (await server.db.select().from(devices)).flatMap(({ codeHash, codeExpiresAt }) =>
      codeHash === null && codeExpiresAt === null ? [] : [codeHash],
    );

  it('[AC-08] goes, so much at a time; what has not run out stays, and every device', async () => {
    await fill();
    expect(await sweepSessions(server.db, NOW, 3)).toBe(3);
    expect(await sweepSessions(server.db, NOW, 3)).toBe(1);
    expect(await left()).toEqual(LEFT);
    expect([await sweepCodes(server.db, NOW, 1), await sweepCodes(server.db, NOW, 2)]).toEqual([1, 1]);
    expect(await codes()).toEqual(['stays']);
    expect(await server.db.$count(devices)).toBe(6);
  });

  it('[AC-08] goes when the server starts, without anybody who asks', async () => {
    await fill();
    const another = await createTestApp({ database: { ...database, close: async () => undefined } });
    await another.app.ready();
    await vi.waitFor(async () => {
      expect(await left()).toEqual(LEFT);
      expect(await codes()).toEqual(['stays']);
    });
    await another.close();
  });
});
