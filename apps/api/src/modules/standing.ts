import type { Database } from '../db/database.ts';
import { unauthenticated } from '../http/problemError.ts';
import { selectSession, type SessionKey } from '../identity/sessions/repository.ts';

/**
 * Asks behind the family's lock whether a session still stands, and is a 401 where it has ended since the call began: nobody
 * who is removed in this moment gets a way back.
 */
export const requireStanding = async (tx: Database, session: SessionKey): Promise<void> => {
  if (!(await selectSession(tx, session))) throw unauthenticated();
};
