import { createHmac } from 'node:crypto';
import { and, eq, lte, not, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { limits as table } from '../db/schema.ts';
import { tooMany, unavailable } from '../http/problemError.ts';
import { latestEnd } from './window.ts';

/** Whether one more was allowed, how many more are, and the whole seconds until the window ends. */
export interface Taken {
  readonly allowed: boolean;
  readonly left: number;
  readonly retryAfter: number;
}

/** How often things may happen, counted in the database, so that N processes count as one. */
export interface Limits {
  /**
   * Counts one more of `name` for `key` (hashed, never stored as it is) and says whether that is within `max` in a
   * window that begins with the first. A count that cannot be made is a 503, never a yes.
   */
  take(name: string, key: string, max: number, windowSeconds: number): Promise<Taken>;
  /** Takes one back that turned out not to count, unless its window is over. */
  giveBack(name: string, key: string): Promise<void>;
  /** Forgets what was counted. */
  forget(name: string, key: string): Promise<void>;
  /** Whether one more would be within `max` now; counts nothing, no refusal either. What cannot be read is a 503, never a yes. */
  isOpen(name: string, key: string, max: number, windowSeconds: number): Promise<boolean>;
  /** `take` that answers a 429 with `Retry-After` when it is not allowed. */
  enforce(name: string, key: string, max: number, windowSeconds: number): Promise<void>;
}

/** The limits of the server. */
export interface ServerLimits extends Limits {
  /** The same limits counted within a transaction: what is undone was not counted. */
  within(tx: Database): Limits;
}

const SWEEP_EVERY_MS = 10 * 60_000;
const SWEPT_AT_ONCE = 500;

/** Whether a count's window is over; one that ends later than it may began before a clock was put right. */
const isRunOut = (now: Date, windowSeconds: number) =>
  sql`(${table.expiresAt} <= ${now.toISOString()}::timestamptz or ${table.expiresAt} > ${latestEnd(now, windowSeconds * 1000).toISOString()}::timestamptz)`;

/** Limits over this database; `secret` keys the hashes, as bare ones of addresses could be guessed back. */
export const createLimits = (deps: {
  db: Database;
  clock: () => Date;
  secret: Uint8Array;
  /** Whether outdated counts are removed now and then; not within a transaction, which would hold on to them. */
  sweeps?: boolean;
  /** Hears of every refusal by the name of its limit. */
  refused?: (name: string) => void;
}): ServerLimits => {
  const { db, clock, secret, sweeps = true, refused } = deps;
  let lastSweep = Number.NEGATIVE_INFINITY;

  const hashOf = (name: string, key: string) =>
    createHmac('sha256', secret).update(name).update('\0').update(key).digest('base64url');

  const sweep = async (now: Date) => {
    if (!sweeps || Math.abs(now.getTime() - lastSweep) < SWEEP_EVERY_MS) return;
    const outdated = db
      .select({ name: table.name, keyHash: table.keyHash })
      .from(table)
      .where(lte(table.expiresAt, now))
      .limit(SWEPT_AT_ONCE);
    const gone = await db
      .delete(table)
      .where(sql`(${table.name}, ${table.keyHash}) in ${outdated}`)
      .returning({ one: sql`1` });
    // What is left is for the next that counts: none waits for all of it.
    if (gone.length < SWEPT_AT_ONCE) lastSweep = now.getTime();
  };

  const count = async (name: string, key: string, max: number, windowSeconds: number): Promise<Taken> => {
    const now = clock();
    await sweep(now);
    const over = isRunOut(now, windowSeconds);
    const [row] = await db
      .insert(table)
      .values({
        name,
        keyHash: hashOf(name, key),
        count: 1,
        expiresAt: new Date(now.getTime() + windowSeconds * 1000),
      })
      .onConflictDoUpdate({
        target: [table.name, table.keyHash],
        set: {
          // Held at one above the limit, so that no flood overflows the column.
          count: sql`case when ${over} then 1 else least(${table.count} + 1, ${max + 1}::int) end`,
          expiresAt: sql`case when ${over} then excluded.expires_at else ${table.expiresAt} end`,
        },
      })
      .returning();
    if (!row) throw new Error('the count came back empty');
    return {
      allowed: row.count <= max,
      left: Math.max(0, max - row.count),
      retryAfter: Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000)),
    };
  };

  const take: Limits['take'] = async (...args) => {
    const taken = await count(...args).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (!taken.allowed) refused?.(args[0]);
    return taken;
  };

  const isCount = (name: string, key: string) => and(eq(table.name, name), eq(table.keyHash, hashOf(name, key)));

  return {
    take,
    async giveBack(name, key) {
      await db
        .update(table)
        .set({ count: sql`greatest(${table.count} - 1, 0)` })
        .where(isCount(name, key));
    },
    async forget(name, key) {
      await db.delete(table).where(isCount(name, key));
    },
    async isOpen(name, key, max, windowSeconds) {
      try {
        const [row] = await db
          .select({ count: table.count })
          .from(table)
          .where(and(isCount(name, key), not(isRunOut(clock(), windowSeconds))));
        return (row?.count ?? 0) < max;
      } catch (error) {
        throw unavailable(error);
      }
    },
    async enforce(...args) {
      const { allowed, retryAfter } = await take(...args);
      if (!allowed) throw tooMany(retryAfter);
    },
    within: (tx) => createLimits({ ...deps, db: tx, sweeps: false }),
  };
};
