import type { calls, InvitationLook, NewInvitation, People } from '@kovan/api-client/contract';
import { MAX_INVITATIONS } from '@kovan/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { users } from '../../db/schema.ts';
import type { FeatureDeps } from '../../feature.ts';
import { asId } from '../../http/ids.ts';
import { notFound, ProblemError } from '../../http/problemError.ts';
import type { Asked, ChangeScope, Scope } from '../familyRoutes.ts';
import { requireStanding } from '../standing.ts';
import { selectAdults } from './adults.ts';
import {
  deleteInvitation,
  deleteOutdated,
  findInvitation,
  insertInvitation,
  joiningUrl,
  selectInvitations,
} from './invitations.ts';

type Calls = typeof calls.people;

/** The adults of the family, the longest there first, and its open invitations. */
export const showPeople = async (
  { db, familyId, now }: Scope,
  { viewer }: Asked<Calls['show']>,
): Promise<{ data: People }> => {
  const [adults, invitations] = await Promise.all([selectAdults(db, familyId), selectInvitations(db, familyId, now)]);
  const firstNameOf = (id: string) => adults.find((adult) => adult.id === id)?.firstName ?? '';
  return {
    data: {
      adults: adults.map(({ id, firstName, lastName, email, avatar, joinedAt, createdAt }) => ({
        id,
        firstName,
        lastName,
        email,
        avatar,
        joinedAt: (joinedAt ?? createdAt).toISOString(),
        isYou: id === viewer.userId,
      })),
      invitations: invitations.map(({ id, invitedBy, createdAt, expiresAt }) => ({
        id,
        invitedBy: firstNameOf(invitedBy),
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    },
  };
};

/** Makes an invitation, unless as many are open as may be. */
export const invite =
  ({ config }: Pick<FeatureDeps, 'config'>) =>
  async ({ db, familyId, now }: ChangeScope, { viewer }: Asked<Calls['invite']>): Promise<{ data: NewInvitation }> => {
    const [open] = await Promise.all([
      selectInvitations(db, familyId, now),
      requireStanding(db, viewer),
      deleteOutdated(db, familyId, now),
    ]);
    if (open.length >= MAX_INVITATIONS) throw new ProblemError(409, 'TOO_MANY_INVITATIONS');
    const id = newId();
    const { code, expiresAt } = await insertInvitation(db, { id, familyId, invitedBy: viewer.userId }, now);
    return { data: { id, url: joiningUrl(config.publicUrl, code), expiresAt: expiresAt.toISOString() } };
  };

/** Withdraws an invitation. */
export const withdraw = async ({ db, familyId }: ChangeScope, { params }: Asked<Calls['withdraw']>): Promise<void> => {
  if (!(await deleteInvitation(db, familyId, asId(params.id)))) throw notFound();
};

/** Who invites by a code, and nothing else; whatever is wrong with the code reads the same. */
export const lookAt = async (db: Database, code: string, now: Date): Promise<{ data: InvitationLook }> => {
  const found = await findInvitation(db, code, now);
  const [inviter] = found
    ? await db.select({ firstName: users.firstName }).from(users).where(eq(users.id, found.invitedBy))
    : [];
  if (!found || !inviter) throw notFound();
  return { data: { invitedBy: inviter.firstName, expiresAt: found.expiresAt.toISOString() } };
};
