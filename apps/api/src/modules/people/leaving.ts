import type { Database } from '../../db/database.ts';
import type { Send } from '../../db/transaction.ts';
import type { Ending } from '../../identity/sessions/ending.ts';
import { moveOut } from './adults.ts';
import { endWaysBack } from './waysBack.ts';

/** The transaction of `sessions.ending` that somebody leaves in, when that is, and whose session asked for it, if one did. */
interface Leaving {
  readonly tx: Database;
  readonly end: Ending;
  readonly send: Send;
  readonly now: Date;
  readonly by: string | null;
}

/**
 * Moves an adult out of a family in which others stay, behind its lock, into an empty one of their own. Their sessions have
 * ended before: those are the family's rows.
 */
export const leave = (
  { tx, end, send, now, by }: Leaving,
  { id, familyId }: { readonly id: string; readonly familyId: string },
): void => {
  for (const statement of endWaysBack(tx, familyId, id)) send(statement);
  send({ execute: () => moveOut(tx, id, now) });
  end.tellFamily(familyId, by);
};
