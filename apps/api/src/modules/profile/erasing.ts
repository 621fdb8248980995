import type { Language } from '@kovan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import type { Send } from '../../db/transaction.ts';
import type { FeatureDeps } from '../../feature.ts';
import type { Adult } from '../../http/context.ts';
import { ProblemError, unauthenticated } from '../../http/problemError.ts';
import { createFreshSignIn } from '../../identity/freshSignIn.ts';
import type { Identity } from '../../identity/idToken.ts';
import { removeUser } from '../../identity/removeUser.ts';
import type { Ending } from '../../identity/sessions/ending.ts';
import { hashOfSignIn, noteEnded } from '../../identity/signIns.ts';
import type { UserRow } from '../../identity/users.ts';
import { removeMailFilesTo } from '../../mail/outboxFolder.ts';
import { deleteFamily } from '../family/deletion.ts';
import { eraseSomeOfFamily } from '../family/erase.ts';
import { lockFamily } from '../family/repository.ts';
import { holdAdults, moveOut } from '../people/adults.ts';
import { erasedMail } from './erasedMail.ts';

/** A family of which everybody is held, and who of them erases. */
interface Held {
  readonly me: UserRow;
  readonly others: readonly UserRow[];
  /** The address of their account at the local provider. */
  readonly accountEmail: string | null;
}

/** Erases an account alone, or a family with all that is its; both after a fresh sign-in. */
export const createErasing = (deps: FeatureDeps) => {
  const { config, sessions, identityProvider, eraser, outbox, background, clock } = deps;
  const requireFresh = createFreshSignIn(deps);

  /** The account at the local provider goes first, as wherever an account goes, so that no two wait in a circle. */
  const hold = async (
    { tx, end, send }: { tx: Database; end: Ending; send: Send },
    viewer: Adult,
    identity: Identity,
  ): Promise<Held> => {
    const { local } = identityProvider;
    const accountEmail = local ? await local.removeAccountOf(tx, identity) : null;
    if (local && accountEmail === null) throw new ProblemError(409, 'FRESH_SIGN_IN_NEEDED');
    await lockFamily(tx, viewer.familyId);
    const adults = await holdAdults(tx, viewer.familyId);
    const me = adults.find(({ id }) => id === viewer.userId);
    if (!me) throw unauthenticated();
    // Neither the session's sign-in nor the fresh one makes a new user of whoever has just gone.
    await end.one(viewer);
    const { authTime } = identity;
    noteEnded(tx, send, [{ signInHash: hashOfSignIn(identity), authTime }], clock());
    return { me, others: adults.filter((adult) => adult !== me), accountEmail };
  };

  const removeMails = (gone: readonly (string | null)[]): Promise<void> =>
    removeMailFilesTo(
      config.dataDir,
      gone.flatMap((email) => (email === null || email === '' ? [] : [email])),
    );

  /** Tells the others, as far as mail may go to them; what is told names nobody. */
  const keepNotices = async (tx: Database, others: readonly UserRow[], language: Language) => {
    const notices: { readonly familyId: string; readonly id: string }[] = [];
    for (const { id: userId, email, emailVerified } of others) {
      const familyId = await moveOut(tx, userId, clock());
      if (email === '' || (config.mail.smtpUrl !== null && !emailVerified)) continue;
      const mail = { ...erasedMail(language, config.publicUrl), familyId, userId, recipient: email };
      notices.push({ familyId, id: await outbox.put(tx, { ...mail, kind: 'erased', dedupeKey: newId() }) });
    }
    return notices;
  };

  return {
    /** Erases whoever asks and what is theirs alone, as an adult among others. */
    async self(viewer: Adult, idToken: string): Promise<void> {
      const identity = await requireFresh(viewer, idToken);
      const { me, accountEmail } = await sessions.ending(async (tx, end, send) => {
        const held = await hold({ tx, end, send }, viewer, identity);
        if (held.others.length === 0) throw new ProblemError(409, 'LAST_ADULT');
        await removeUser(tx, end, held.me);
        return held;
      });
      await removeMails([me.email, accountEmail]);
    },

    /** Erases the family: the caller's account with it; other adults go on with an empty one of their own. */
    async family(viewer: Adult, idToken: string, language: Language): Promise<void> {
      const identity = await requireFresh(viewer, idToken);
      const { familyId } = viewer;
      const { notices, isAll, emails } = await sessions.ending(async (tx, end, send) => {
        const { me, others, accountEmail } = await hold({ tx, end, send }, viewer, identity);
        const kept = await keepNotices(tx, others, language);
        await deleteFamily(tx, end, familyId, clock());
        const all = await eraseSomeOfFamily(tx, familyId);
        return { notices: kept, isAll: all, emails: [me.email, accountEmail, ...others.map(({ email }) => email)] };
      });
      if (!isAll) eraser.wake();
      await removeMails(emails);
      for (const notice of notices) {
        // Not accepted now, it is tried again like every mail.
        background.start(
          async () => void (await outbox.deliver(notice.familyId, notice.id)),
          () => undefined,
        );
      }
    },
  };
};
