import type { Database, Notices } from '../../db/database.ts';
import { type Send, transact } from '../../db/transaction.ts';

/** What processes tell each other of ended or changed sessions: their ids. */
const TOPIC = 'ended';

/** So many of them together: PostgreSQL passes on less than 8,000 bytes, and refuses more. */
const TOLD_AT_ONCE = 200;

/** Tells of sessions that a transaction has ended or changed. */
export type Tell = (sessions: readonly { readonly id: string }[]) => void;

/** Tells of sessions that ended or changed, in whatever process, whoever remembers one: `cache` first. */
export const createAnnouncing = (deps: {
  db: Database;
  notices: Notices;
  cache: { forget(sessionIds: readonly string[]): void };
}) => {
  const { db, notices, cache } = deps;
  notices.on(TOPIC, (ids) => cache.forget(ids.split(' ')));

  return {
    /** Runs a transaction that ends or changes sessions, which tells the others and, once it is over, this process. */
    async announcing<Result>(work: (tx: Database, send: Send, tell: Tell) => Promise<Result>): Promise<Result> {
      const told: string[] = [];
      try {
        return await transact(db, (tx, send) =>
          work(tx, send, (ended) => {
            const ids = ended.map(({ id }) => id);
            told.push(...ids);
            for (let from = 0; from < ids.length; from += TOLD_AT_ONCE)
              send(notices.tell(tx, TOPIC, ids.slice(from, from + TOLD_AT_ONCE).join(' ')));
          }),
        );
      } finally {
        // Also after a failure: whether a commit whose answer was lost took place, only asking again tells.
        cache.forget(told);
      }
    },

    /** Hears of them once they are forgotten here. */
    onEnded: (heard: (sessionIds: readonly string[]) => void): void =>
      notices.on(TOPIC, (ids) => heard(ids.split(' '))),
  };
};
