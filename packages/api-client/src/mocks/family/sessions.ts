import { KEPT } from '@kovan/domain/kept';
import { kindOfToken } from '@kovan/domain/sessionKinds';
import type { Family } from './createFamily.ts';
import type { SessionRecord } from './records.ts';
import { removeWhere } from './refusal.ts';

/** The session of a token. One that this family never gave stands for any adult of it, or for a device of all its children. */
export const sessionOf = (family: Family, token: string): SessionRecord => {
  const kind = kindOfToken(token);
  const childIds = kind === 'adult' ? null : family.children.map(({ id }) => id);
  return family.sessions.get(token) ?? { id: token, kind, signIn: null, childIds };
};

const LENT_MS = KEPT.lentHours * 60 * 60_000;

/** Whether the session of a token stands: a lent one for a day, the others until they are ended. */
export const isStanding = (family: Family, token: string): boolean => {
  const session = family.sessions.get(token);
  const isOver = session?.kind === 'lent' && family.now().getTime() >= (session.since ?? 0) + LENT_MS;
  return !isOver && !family.endedTokens.has(token);
};

/** Begins a session; gives its token. */
export const beginSession = (family: Family, session: Omit<SessionRecord, 'id'> & { readonly id?: string }): string => {
  const token = `${session.kind}.${family.newId()}`;
  family.sessions.set(token, { id: family.newId(), ...session, since: family.now().getTime() });
  return token;
};

/** Does something with the family as a session of these children sees it: nothing of the others is there. */
export const within = <Answer>(
  family: Family,
  childIds: readonly string[] | null,
  work: (seen: Family) => Answer,
): Answer => {
  if (childIds === null) return work(family);
  const isSeen = ({ childId }: { readonly childId: string }) => childIds.includes(childId);
  const seen: Family = {
    ...family,
    children: family.children.filter(({ id }) => childIds.includes(id)),
    tasks: family.tasks.filter(isSeen),
    rules: family.rules.filter(isSeen),
    homework: family.homework.filter(isSeen),
    doneDays: family.doneDays.filter(isSeen),
  };
  const answer = work(seen);
  // Records are shared with the family; of days, there may be more or others now.
  removeWhere(family.doneDays, isSeen);
  family.doneDays.push(...seen.doneDays);
  return answer;
};
