import type { FeatureDeps } from '../../feature.ts';
import type { Adult } from '../../http/context.ts';
import { asId } from '../../http/ids.ts';
import { notFound, ProblemError, unauthenticated } from '../../http/problemError.ts';
import { removeMailFilesTo } from '../../mail/outboxFolder.ts';
import { lockFamily } from '../family/repository.ts';
import { holdAdults } from './adults.ts';
import { leave } from './leaving.ts';

/**
 * Takes an adult out of the family, or lets whoever asks leave: they go on with an empty family of their own, and what
 * they held of this one ends at once. Of two who remove each other, the second is of the family no more.
 */
export const createRemoveAdult =
  ({ config, sessions, clock }: Pick<FeatureDeps, 'config' | 'sessions' | 'clock'>) =>
  async ({ familyId, userId, sessionId }: Adult, named: string): Promise<void> => {
    const id = asId(named);
    const email = await sessions.ending(async (tx, end, send) => {
      // Together: where they may not be taken out, none of it was done.
      const [, adults] = await Promise.all([
        lockFamily(tx, familyId),
        holdAdults(tx, familyId),
        end.of({ id, familyId }),
      ]);
      if (!adults.some(({ id }) => id === userId)) throw unauthenticated();
      const gone = adults.find((adult) => adult.id === id);
      if (!gone) throw notFound();
      if (adults.length === 1) throw new ProblemError(409, 'LAST_ADULT');
      leave({ tx, end, send, now: clock(), by: sessionId }, gone);
      return gone.email;
    });
    // Reports of this family that lie in the outbox folder.
    await removeMailFilesTo(config.dataDir, [email]);
  };
