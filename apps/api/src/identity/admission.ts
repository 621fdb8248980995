import { randomBytes } from 'node:crypto';
import { calls } from '@kovan/api-client/contract';
import { DAY_MS } from '@kovan/domain/durations';
import { KEPT } from '@kovan/domain/kept';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database, Notices } from '../db/database.ts';
import { signUpInvitations as table } from '../db/schema.ts';
import { ProblemError } from '../http/problemError.ts';
import { tellChange } from '../modules/changes.ts';
import { takeFamilyInvitation } from '../modules/people/invitations.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { hashSecret } from './localProvider/tokens.ts';
import type { AdmitUser } from './users.ts';

const LIFETIME_MS = KEPT.invitationDays * DAY_MS;

const isGood = (now: Date) =>
  and(
    gt(table.expiresAt, now),
    // Made by a clock that was put right since: one further ahead than it ever was has run out.
    lte(table.expiresAt, new Date(now.getTime() + LIFETIME_MS)),
  );

/** Makes an invitation to sign up, good once and for seven days; gives its code, which is kept nowhere. */
export const makeInvitation = async (db: Database, now: Date): Promise<string> => {
  const code = randomBytes(16).toString('base64url');
  await db
    .insert(table)
    .values({ codeHash: hashSecret(code), createdAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) });
  return code;
};

/** The link that an operator hands over; the part behind `#` never reaches a server or its log. */
export const invitationLink = (publicUrl: string, code: string): string => `${publicUrl}/app/login#invite=${code}`;

/** Uses an invitation up within the transaction that makes the user; whether it was good. */
export const takeInvitation = async (tx: Database, code: string, now: Date): Promise<boolean> => {
  const used = await tx
    .delete(table)
    .where(and(eq(table.codeHash, hashSecret(code)), isGood(now)))
    .returning({ codeHash: table.codeHash });
  return used.length > 0;
};

/** Forgets invitations that ran out, some at a time; gives how many went. */
export const sweepInvitations = async (db: Database, now: Date, most: number): Promise<number> => {
  const old = db.select({ codeHash: table.codeHash }).from(table).where(lte(table.expiresAt, now)).limit(most);
  return (await db.delete(table).where(inArray(table.codeHash, old)).returning({ codeHash: table.codeHash })).length;
};

/**
 * Who becomes a user (decisions.md, Settings): asked where the row would be made, whoever the identity provider is. A
 * refusal undoes the row; an invitation, an operator's or a family's, is used up in the transaction that makes it.
 */
export const createAdmission =
  (deps: {
    config: Pick<Config, 'signUp'>;
    identityProvider: IdentityProvider;
    notices: Pick<Notices, 'tell'>;
    clock: () => Date;
  }) =>
  (invitation: string | null): AdmitUser =>
  async (tx, identity) => {
    const { config, identityProvider, notices, clock } = deps;
    let invitedTo: string | null = null;
    if (config.signUp === 'closed') throw new ProblemError(409, 'SIGN_UP_CLOSED');
    if (config.signUp === 'invited') {
      if (invitation === null) throw new ProblemError(409, 'INVITATION_NEEDED');
      if (!(await takeInvitation(tx, invitation, clock()))) {
        invitedTo = await takeFamilyInvitation(tx, invitation, clock());
        if (invitedTo === null) throw new ProblemError(409, 'INVITATION_NEEDED');
        const change = { familyId: invitedTo, kinds: calls.auth.exchange.changes, childIds: [], by: null };
        await tellChange(notices, tx, change).execute();
      }
    }
    await identityProvider.local?.noteUser(tx, identity.subject);
    return invitedTo;
  };
