import { createHmac } from 'node:crypto';
import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { signInFailures as table } from '../db/schema.ts';
import { unavailable } from '../http/problemError.ts';
import { latestEnd } from './window.ts';

const SECOND_MS = 1000;
const WINDOW_MS = 5 * 60 * SECOND_MS;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 15 * 60;
/** So many pauses, and each further one is as long as the longest. */
const MOST_PAUSES = 7;
const FORGOTTEN_MS = 60 * 60 * SECOND_MS;

/** What is counted: its name and key, and how many failures within five minutes bring the first pause. */
export interface Counted {
  readonly name: string;
  readonly key: string;
  readonly max: number;
}

/** A try that was let through; it counts as failed until it is taken back. */
export interface Attempt {
  /** It was a failure: the hour without one begins anew. */
  failed(): Promise<void>;
  /** It was no failure: everything is as before it. */
  takeBack(): Promise<void>;
}

/** Holds guessing back: so many failures, then a pause of 30 s that doubles to 15 minutes, until an hour without one. */
export interface Guessing {
  /**
   * Counts a try as failed, before anybody knows, so that many at once are many; `null` when it is too early for one. A
   * count that cannot be made is a 503, never a yes.
   */
  begin(counted: readonly Counted[]): Promise<Attempt | null>;
  /** Forgets the failures of a count whose owner has proved to be one. */
  forget(counted: Counted): Promise<void>;
  /** Forgets what ran out, some at a time; gives how many went. */
  sweep(most: number): Promise<number>;
}

export const createGuessing = (deps: {
  db: Database;
  clock: () => Date;
  secret: Uint8Array;
  /** Hears of every refusal by the name of its count. */
  refused?: (name: string) => void;
}): Guessing => {
  const { db, clock, secret, refused } = deps;

  const hashOf = ({ name, key }: Counted) =>
    createHmac('sha256', secret).update(name).update('\0').update(key).digest('base64url');

  const pauseOf = (pauses: SQL): SQL =>
    sql`make_interval(secs => case when ${pauses} = 0 then 0 else least(${FIRST_PAUSE_SECONDS} * power(2, ${pauses} - 1), ${LONGEST_PAUSE_SECONDS}) end)`;

  /** Counts one try as failed; gives the pauses of the count, `null` while one lasts. */
  const count = async (counted: Counted): Promise<number | null> => {
    if (counted.max <= 0) return null;
    const now = clock();
    const at = (ms: number) => new Date(now.getTime() + ms);
    const moment = sql`${now.toISOString()}::timestamptz`;
    const isOver = or(lte(table.expiresAt, now), gt(table.expiresAt, latestEnd(now, FORGOTTEN_MS)));
    const isOtherWindow = or(lte(table.windowEndsAt, now), gt(table.windowEndsAt, latestEnd(now, WINDOW_MS)));
    const isPaused = and(
      gt(table.pauses, 0),
      gt(table.pausedUntil, now),
      lte(table.pausedUntil, latestEnd(now, LONGEST_PAUSE_SECONDS * SECOND_MS)),
    );
    const startsAnew = sql`(${isOver} or ${isOtherWindow})`;
    const failures = sql`case when ${startsAnew} then 1 else ${table.failures} + 1 end`;
    const first = counted.max === 1 ? 1 : 0;
    const pauses = sql`(case when ${isOver} then ${first}::int
      when ${table.pauses} > 0 then least(${table.pauses} + 1, ${MOST_PAUSES})
      when ${failures} >= ${counted.max}::int then 1 else 0 end)`;
    const [row] = await db
      .insert(table)
      .values({
        keyHash: hashOf(counted),
        failures: 1,
        windowEndsAt: at(WINDOW_MS),
        pauses: first,
        pausedUntil: at(first * FIRST_PAUSE_SECONDS * SECOND_MS),
        expiresAt: at(FORGOTTEN_MS),
      })
      .onConflictDoUpdate({
        target: table.keyHash,
        set: {
          failures,
          windowEndsAt: sql`case when ${startsAnew} then excluded.window_ends_at else ${table.windowEndsAt} end`,
          pauses,
          pausedUntil: sql`${moment} + ${pauseOf(pauses)}`,
          expiresAt: sql`case when ${isOver} then excluded.expires_at else ${table.expiresAt} end`,
        },
        // A try within a pause counts as none and makes it no longer.
        setWhere: sql`${isOver} or not ${isPaused}`,
      })
      .returning({ pauses: table.pauses });
    return row?.pauses ?? null;
  };

  /** Takes one failure back, and the pause that it began, unless another try has come in between. */
  const takeBack = async (counted: Counted, pauses: number): Promise<void> => {
    const began = or(eq(table.pauses, pauses), and(eq(table.pauses, 1), lte(table.failures, counted.max)));
    await db
      .update(table)
      .set({
        failures: sql`greatest(${table.failures} - 1, 0)`,
        pauses: sql`case when ${began} then greatest(${table.pauses} - 1, 0) else ${table.pauses} end`,
        // Long ago, whatever another process's clock says.
        pausedUntil: sql`case when ${began} then to_timestamp(0) else ${table.pausedUntil} end`,
      })
      .where(eq(table.keyHash, hashOf(counted)));
  };

  const prolong = async (all: readonly Counted[]): Promise<void> => {
    const expiresAt = new Date(clock().getTime() + FORGOTTEN_MS);
    await db
      .update(table)
      .set({ expiresAt })
      .where(inArray(table.keyHash, all.map(hashOf)));
  };

  const orUnavailable = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw unavailable(error);
    }
  };

  return {
    begin: (all) =>
      orUnavailable(async () => {
        const taken: (readonly [Counted, number])[] = [];
        const undo = async () => {
          for (const one of taken) await takeBack(...one);
        };
        for (const counted of all) {
          const pauses = await count(counted);
          if (pauses === null) {
            await undo();
            refused?.(counted.name);
            return null;
          }
          taken.push([counted, pauses]);
        }
        return { failed: () => orUnavailable(() => prolong(all)), takeBack: () => orUnavailable(undo) };
      }),

    forget: (counted) =>
      orUnavailable(async () => {
        await db.delete(table).where(eq(table.keyHash, hashOf(counted)));
      }),

    async sweep(most) {
      const now = clock();
      const old = db.select({ keyHash: table.keyHash }).from(table).where(lte(table.expiresAt, now)).limit(most);
      const gone = and(inArray(table.keyHash, old), lte(table.expiresAt, now));
      return (await db.delete(table).where(gone).returning({ keyHash: table.keyHash })).length;
    },
  };
};
