import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../src/db/database.ts';
import { families } from '../../src/db/schema.ts';
import { transact } from '../../src/db/transaction.ts';
import { engines } from '../support/engines.ts';

const UNIQUE_VIOLATION = '23505';

const insert = (tx: Database, familyId: string) => tx.insert(families).values({ familyId, createdAt: new Date() });

describe.each(engines())('a transaction, on $name', (engine) => {
  let database: OpenDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await engine.open();
    db = database.db;
  });
  afterAll(() => database.close());

  const isThere = async (familyId: string) => (await db.$count(families, eq(families.familyId, familyId))) > 0;

  it('has done all that it sent when it resolves', async () => {
    const id = randomUUID();
    await transact(db, async (tx, send) => {
      send(insert(tx, id));
    });
    expect(await isThere(id)).toBe(true);
  });

  it('undoes everything when what it sent last fails, and says so', async () => {
    const [kept, id] = [randomUUID(), randomUUID()];
    await insert(db, kept);
    const failing = transact(db, async (tx, send) => {
      send(insert(tx, id));
      send(insert(tx, kept));
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: UNIQUE_VIOLATION } });
    expect(await isThere(id)).toBe(false);
  });

  it('rejects with what failed first, not with what could not be done any more after it', async () => {
    const kept = randomUUID();
    await insert(db, kept);
    const failing = transact(db, async (tx, send) => {
      send(insert(tx, kept));
      await tx.$count(families);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: UNIQUE_VIOLATION } });
  });

  it('rejects with why the work ended, not with what it had sent in vain', async () => {
    const kept = randomUUID();
    await insert(db, kept);
    const failing = transact(db, async (tx, send) => {
      send(insert(tx, kept));
      throw new Error('the family is gone');
    });
    await expect(failing).rejects.toThrow('the family is gone');
  });

  it('undoes what it sent when the work fails, and goes on serving', async () => {
    const id = randomUUID();
    const failing = transact(db, async (tx, send) => {
      send(insert(tx, id));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await isThere(id)).toBe(false);
    await Promise.all(
      Array.from({ length: 20 }, () => transact(db, async (tx, send) => send(insert(tx, randomUUID())))),
    );
  });
});
