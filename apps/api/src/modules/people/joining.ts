import type { Session } from '@kovan/api-client/contract';
import type { Database } from '../../db/database.ts';
import type { FeatureDeps } from '../../feature.ts';
import type { Adult } from '../../http/context.ts';
import { notFound, ProblemError, unauthenticated } from '../../http/problemError.ts';
import { moveSession } from '../../identity/sessions/deletion.ts';
import { userOf } from '../../identity/users.ts';
import { countChildren } from '../children/repository.ts';
import { deleteFamily } from '../family/deletion.ts';
import { lockIfThere } from '../family/repository.ts';
import { holdAdults, moveInto } from './adults.ts';
import { deleteInvitation, findInvitation } from './invitations.ts';

/** Locks both families in the order of their ids, so that no two who join each other's wait in a circle. */
const lockBoth = async (tx: Database, own: string, other: string): Promise<void> => {
  for (const familyId of [own, other].toSorted()) {
    if (await lockIfThere(tx, familyId)) continue;
    throw familyId === own ? unauthenticated() : notFound();
  }
};

/**
 * Moves whoever asks into the family of an invitation, with the session that asks. What is theirs alone goes: their empty
 * family with its devices and invitations, and their other sessions. All of it is looked at behind both locks.
 */
export const createJoin =
  ({ sessions, clock }: Pick<FeatureDeps, 'sessions' | 'clock'>) =>
  async (viewer: Adult, code: string): Promise<Session> => {
    const { familyId: own, userId, sessionId } = viewer;
    // The empty family goes with the eraser's next round, not at once: whoever still writes into it finds it marked.
    return sessions.ending(async (tx, end) => {
      const now = clock();
      const found = await findInvitation(tx, code, now);
      if (!found) throw notFound();
      const { familyId } = found;
      if (familyId === own) throw new ProblemError(409, 'ALREADY_IN_FAMILY');
      await lockBoth(tx, own, familyId);
      const adults = await holdAdults(tx, own);
      if (!adults.some(({ id }) => id === userId)) throw unauthenticated();
      // Of two who use one link at once, the second finds it used.
      if (!(await deleteInvitation(tx, familyId, found.id))) throw notFound();
      if (adults.length > 1 || (await countChildren(tx, own)) > 0) throw new ProblemError(409, 'FAMILY_NOT_EMPTY');
      await end.others(viewer);
      const moved = await moveSession(tx, viewer, familyId);
      if (moved === null) throw unauthenticated();
      end.tell([sessionId]);
      const user = await moveInto(tx, userId, familyId, now);
      end.tellFamily(familyId, moved);
      await deleteFamily(tx, end, own, now);
      return {
        user: userOf(user),
        token: await sessions.tokenOf({ kind: 'adult', familyId, sessionId: moved, userId }),
      };
    });
  };
