import type { Database, Notices } from '../../db/database.ts';
import type { Send } from '../../db/transaction.ts';
import { tellChange } from '../../modules/changes.ts';
import { endSignIn } from '../localProvider/tokens.ts';
import { noteEnded } from '../signIns.ts';
import type { Tell } from './announcing.ts';
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessions,
  deleteSessionsOfFamily,
  type EndedSession,
} from './deletion.ts';
import { holdUser, holdUserOf, selectSignIn, type SessionKey, type SessionOwner } from './repository.ts';

/** Ends sessions within a transaction. */
export interface Ending {
  /** Every session of a user, who is held or gone, but those of the sign-in `keptSid`. */
  of(owner: SessionOwner, keptSid?: string): Promise<void>;
  /** The same of whoever the identity provider knows by this name; nobody, where there is none. */
  ofSubject(issuer: string, subject: string, keptSid?: string): Promise<void>;
  /** Every session of a family, those of devices too. */
  ofFamily(familyId: string): Promise<void>;
  /**
   * Every session of a user but the one that is kept, or `only` one of them, and the sign-ins that bought them, which buy no
   * new one; how many there were.
   */
  others(kept: SessionKey & { readonly userId: string }, only?: string): Promise<number>;
  /** One session, which may be a device's, and its sign-in, which buys no new one. */
  one(session: SessionKey): Promise<boolean>;
  /** Tells that the transaction has ended or changed sessions: whoever remembers one forgets it. */
  tell(sessionIds: readonly string[]): void;
  /** Tells that the adults, invitations or devices of a family are others; `by` which session, if it was one. */
  tellFamily(familyId: string, by: string | null): void;
}

/** Ends within the transaction `tx`, and has `tell` say so. */
export const endingIn = (
  tx: Database,
  send: Send,
  tell: Tell,
  { clock, notices }: { clock: () => Date; notices: Notices },
): Ending => {
  /** Lets the sign-ins that bought sessions buy no new one. */
  const endSignInsOf = (ended: readonly EndedSession[]): void => {
    noteEnded(tx, send, ended, clock());
    for (const { sid } of ended) if (sid !== null) send(endSignIn(tx, { sid }));
  };

  const of: Ending['of'] = async (owner, keptSid) => tell(await deleteSessions(tx, owner, keptSid ?? null));
  return {
    of,
    tell: (ids) => tell(ids.map((id) => ({ id }))),
    tellFamily(familyId, by) {
      send(tellChange(notices, tx, { familyId, kinds: ['family'], childIds: [], by }));
    },
    async ofFamily(familyId) {
      tell(await deleteSessionsOfFamily(tx, familyId));
    },
    async others(kept, only) {
      const [, mine, ended] = await Promise.all([
        // The database does one after the other: a session that is being begun is waited for, and ends with the others.
        holdUser(tx, { id: kept.userId }),
        selectSignIn(tx, kept),
        deleteOtherSessions(tx, kept, only),
      ]);
      // Another tab of the same browser was bought with the sign-in that goes on.
      endSignInsOf(ended.filter(({ signInHash }) => signInHash !== mine));
      tell(ended);
      return ended.length;
    },
    async one(key) {
      const ended = await deleteSession(tx, key);
      endSignInsOf(ended);
      tell(ended);
      return ended.length > 0;
    },
    async ofSubject(issuer, subject, keptSid) {
      const owner = await holdUserOf(tx, issuer, subject);
      if (owner) await of(owner, keptSid);
    },
  };
};
