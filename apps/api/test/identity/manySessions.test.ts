import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessions } from '../../src/db/schema.ts';
import { engines } from '../support/engines.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';

describe.each(engines())('very many sessions of one family, on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ database: await engine.open() });
    await server.app.ready();
  });
  afterAll(() => server.close());

  it('[EX-03] end together, and each of them is told of', async () => {
    const { familyId } = await server.signUp();
    const heard = new Set<string>();
    server.sessions.onEnded((ids) => ids.forEach((id) => heard.add(id)));
    const device = { familyId, kind: 'device' as const, browser: '', createdAt: server.clock() };
    const rows = Array.from({ length: 500 }, () => ({
      ...device,
      id: randomUUID(),
      lastSeenOn: '2026-11-18',
      expiresAt: new Date('2027-11-18'),
    }));
    await server.db.insert(sessions).values(rows);
    await server.sessions.ending((_, end) => end.ofFamily(familyId));
    expect(await server.db.$count(sessions, eq(sessions.familyId, familyId))).toBe(0);
    await vi.waitFor(() => expect(heard.size).toBe(501));
    for (const { id } of rows) expect(heard).toContain(id);
  });
});
