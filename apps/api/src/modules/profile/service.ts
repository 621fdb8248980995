import { type AccountSession, calls, type User } from '@kovan/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { param, prepared, valueOf } from '../../db/prepared.ts';
import { users } from '../../db/schema.ts';
import { transact } from '../../db/transaction.ts';
import type { FeatureDeps } from '../../feature.ts';
import type { Adult } from '../../http/context.ts';
import { asId } from '../../http/ids.ts';
import { notFound, unauthenticated } from '../../http/problemError.ts';
import type { CallInput } from '../../http/route.ts';
import { partsOfBrowser } from '../../identity/sessions/browser.ts';
import { userOf } from '../../identity/users.ts';
import { tellChange } from '../changes.ts';

type Calls = typeof calls.profile;

const RENAME = prepared('user_rename', (db) =>
  db
    .update(users)
    .set({
      firstName: valueOf(users.firstName, 'firstName'),
      lastName: valueOf(users.lastName, 'lastName'),
      namedHere: true,
    })
    .where(and(eq(users.id, param('userId')), eq(users.familyId, param('familyId'))))
    .returning(),
);

/** What an adult sees and changes of their own account. */
export const createProfile = ({ db, notices, sessions }: Pick<FeatureDeps, 'db' | 'notices' | 'sessions'>) => ({
  /** Changes the name, which from then on is what was written here and not what the identity provider says. */
  async rename({ viewer, body }: CallInput<Calls['rename']>): Promise<{ data: User }> {
    const { familyId, userId, sessionId: by } = viewer;
    const user = await transact(db, async (tx, send) => {
      const [row] = await RENAME(tx).execute({ ...body, userId, familyId });
      if (!row) throw unauthenticated();
      send(tellChange(notices, tx, { familyId, kinds: calls.profile.rename.changes, childIds: [], by }));
      return row;
    });
    return { data: userOf(user) };
  },

  /** Where the account is signed in. */
  async listSessions({ familyId, userId, sessionId }: Adult): Promise<{ data: AccountSession[] }> {
    const rows = await sessions.list({ id: userId, familyId });
    return {
      data: rows.map(({ id, kind, browser, createdAt, lastSeenOn }) => ({
        id,
        ...partsOfBrowser(browser),
        createdAt: createdAt.toISOString(),
        lastSeenOn,
        isThis: id === sessionId,
        isLent: kind === 'lent',
      })),
    };
  },

  /** Ends one session of the account, this one too. */
  async endSession(viewer: Adult, named: string): Promise<void> {
    const id = asId(named);
    if (id === viewer.sessionId) return sessions.end(viewer);
    if (!(await sessions.ending((_, end) => end.others(viewer, id)))) throw notFound();
  },

  /** Ends every session of the account but this one. */
  async endOthers(viewer: Adult): Promise<void> {
    await sessions.ending((_, end) => end.others(viewer));
  },
});
