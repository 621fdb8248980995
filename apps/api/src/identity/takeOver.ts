import type { Database } from '../db/database.ts';
import type { Send } from '../db/transaction.ts';
import { deleteDevices } from '../modules/devices/repository.ts';
import { forgetPin } from '../modules/people/adults.ts';
import { deleteInvitations } from '../modules/people/invitations.ts';
import { leave } from '../modules/people/leaving.ts';
import { holdWithFamily } from './removeUser.ts';
import type { Ending } from './sessions/ending.ts';

/**
 * Gives a user to the owner of an address that is proved only now, within a transaction of `sessions.ending`. Whoever
 * signed up with it before may be a stranger, and keeps nothing that leads to the owner: the PIN goes, which would open
 * browsers that the owner lends; where the family has other adults the owner goes on with an empty one, else its devices and
 * invitations go.
 */
export const takeOver = async (
  { tx, end, send }: { readonly tx: Database; readonly end: Ending; readonly send: Send },
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
  now: Date,
): Promise<void> => {
  const user = await holdWithFamily(tx, issuer, subject);
  if (!user) return;
  send(forgetPin(tx, { userId: user.id }));
  if (user.adults > 1) {
    await end.of(user);
    leave({ tx, end, send, now, by: null }, user);
    return;
  }
  const { familyId } = user;
  await end.ofFamily(familyId);
  await deleteInvitations(tx, familyId);
  send(deleteDevices(tx, { familyId }));
};
