import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { transact } from '../../db/transaction.ts';
import { eraseSomeOfChild, eraseSomeOfFamily, selectDeletedChildren, selectDeletedFamilies } from './erase.ts';
import { lockToErase } from './repository.ts';

/** Erases what was deleted: rows of families and children that are marked and that nobody can read any more. */
export interface Eraser {
  /** Begins now, or goes on; whoever wakes it need not wait. */
  wake(): void;
  /** Resolves when everything that was marked before is erased, or the eraser was stopped. */
  idle(): Promise<void>;
  /** Ends after the batch under way. */
  stop(): Promise<void>;
}

const MOST_PAUSE_MS = 50;

const batchesOf = (erase: (tx: Database) => Promise<boolean>) => async (db: Database, signal: AbortSignal) => {
  // Each batch is a transaction of its own. Half of the time is for whatever waits.
  for (;;) {
    const since = performance.now();
    if (signal.aborted || (await transact(db, erase))) return;
    await wait(Math.min(performance.now() - since, MOST_PAUSE_MS));
  }
};

/** The eraser over this database. What was cut off goes on from where it was, as the marks stay until the end. */
export const createEraser = ({ db, log }: { db: Database; log: Pick<FastifyBaseLogger, 'error'> }): Eraser => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  let again = false;

  const round = async (): Promise<void> => {
    for (const familyId of await selectDeletedFamilies(db)) {
      await batchesOf(async (tx) => !(await lockToErase(tx, familyId)) || eraseSomeOfFamily(tx, familyId))(db, signal);
    }
    for (const { familyId, id } of await selectDeletedChildren(db)) {
      await batchesOf(async (tx) => !(await lockToErase(tx, familyId)) || eraseSomeOfChild(tx, familyId, id))(
        db,
        signal,
      );
    }
  };

  const run = async (): Promise<void> => {
    try {
      do {
        again = false;
        await round();
      } while (again && !signal.aborted);
    } catch (error) {
      log.error({ errorClass: error instanceof Error ? error.name : typeof error }, 'deleted rows not erased');
    }
    running = undefined;
  };

  return {
    wake() {
      again = true;
      if (!signal.aborted) running ??= run();
    },
    async idle() {
      await running;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
};
