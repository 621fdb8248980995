import type { Config } from '../config.ts';
import { ProblemError } from '../http/problemError.ts';
import type { IdentityProvider } from './identity.ts';
import { takeInvitation } from './invitations.ts';
import type { AdmitUser } from './users.ts';

/**
 * Who becomes a user (decisions.md, Settings): asked where the row would be made, whoever the identity provider is. A
 * refusal undoes the row; an invitation is used up in the transaction that makes it.
 */
export const createAdmission =
  (deps: { config: Pick<Config, 'signUp'>; identityProvider: IdentityProvider; clock: () => Date }) =>
  (invitation: string | null): AdmitUser =>
  async (tx, identity) => {
    const { config, identityProvider, clock } = deps;
    if (config.signUp === 'closed') throw new ProblemError(409, 'SIGN_UP_CLOSED');
    if (config.signUp === 'invited') {
      const isInvited = invitation !== null && (await takeInvitation(tx, invitation, clock()));
      if (!isInvited) throw new ProblemError(409, 'INVITATION_NEEDED');
    }
    await identityProvider.local?.noteUser(tx, identity.subject);
  };
