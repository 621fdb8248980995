import type { User } from '../../contract/auth.ts';
import { createFamily, type Family } from './createFamily.ts';
import type { SessionRecord } from './records.ts';
import { removeWhere } from './refusal.ts';

const EMPTY = { children: [], tasks: [], scheduledTasks: [], doneDays: [], homework: [] };

/** Where the user lives for whom a family was made; `null` once they were erased. */
export const livingOf = (home: Family): Family | null => (home.lives.isErased ? null : (home.lives.in ?? home));

/** Whose session it is. */
export const userOf = (family: Family, session: SessionRecord | null): User =>
  family.people.find(({ user }) => user.id === session?.userId)?.user ?? family.user;

/** Whether a session is of this user; one that says nothing is the first adult's. */
const isOf = (family: Family, { userId, kind }: SessionRecord, id: string): boolean =>
  kind !== 'device' && (userId ?? family.user.id) === id;

/** The sessions of a user that stand, with their tokens. */
export const sessionsOf = (family: Family, userId: string): (readonly [token: string, session: SessionRecord])[] =>
  [...family.sessions].filter(([token, session]) => !family.endedTokens.has(token) && isOf(family, session, userId));

/** Ends sessions of a user but for one token, and of other sign-ins than its the sign-ins too. */
export const endSessionsOf = (family: Family, userId: string, kept: string | null, only?: string): number => {
  const mine = kept === null ? null : (family.sessions.get(kept)?.signIn ?? null);
  const ended = sessionsOf(family, userId).filter(([token, { id }]) => token !== kept && (only ?? id) === id);
  for (const [token, { signIn }] of ended) {
    family.endedTokens.add(token);
    if (kept !== null && signIn !== null && signIn !== mine) family.endedSignIns.add(signIn);
  }
  return ended.length;
};

/** Ends every session of a family. */
export const endAllSessions = (family: Family): void => {
  for (const token of family.sessions.keys()) family.endedTokens.add(token);
};

/** Moves a user into the family of others. */
export const moveInto = (family: Family, { user, home }: Family['people'][number]): void => {
  const from = livingOf(home);
  if (from) removeWhere(from.people, (person) => person.user.id === user.id);
  family.people.push({ user, home, joinedAt: family.now().toISOString() });
  home.lives.in = family;
};

/** Ends what whoever goes could come back by: their invitations, and the codes of devices that wait, whoever made them. */
export const endWaysBack = (family: Family, userId: string): void => {
  removeWhere(family.invitations, ({ invitedBy }) => invitedBy === userId);
  for (const device of family.devices) Object.assign(device, { code: null });
};

/** Moves a user out, into an empty family of their own. */
export const moveOut = (family: Family, { user, home }: Family['people'][number]): void => {
  removeWhere(family.people, (person) => person.user.id === user.id);
  endWaysBack(family, user.id);
  const { now, timeZone } = home;
  // Their first family may have gone on with others in it.
  const own = home === family ? createFamily({ user, ...EMPTY }, { now, timeZone }) : home;
  home.lives.in = own === home ? null : own;
  if (own === home) own.people.push({ user, home, joinedAt: null });
  else own.people.splice(0, own.people.length, { user, home, joinedAt: null });
};
