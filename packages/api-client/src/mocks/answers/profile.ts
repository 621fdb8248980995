import type { profileCalls } from '../../contract/profile.ts';
import type { Family } from '../family/createFamily.ts';
import { endAllSessions, endSessionsOf, endWaysBack, moveOut, sessionsOf } from '../family/people.ts';
import { notFound, Refusal, removeWhere, unauthenticated } from '../family/refusal.ts';
import type { AnswersTo } from './asked.ts';

const requireFresh = (isFresh: boolean): void => {
  if (!isFresh) throw new Refusal(409, 'FRESH_SIGN_IN_NEEDED');
};

/** Takes a user out of a family for good: nobody signs in as them any more. */
const erasePerson = (family: Family, userId: string): void => {
  const me = family.people.find(({ user }) => user.id === userId);
  if (!me) throw unauthenticated();
  removeWhere(family.people, (person) => person === me);
  endWaysBack(family, userId);
  me.home.lives.isErased = true;
};

export const profileAnswers: AnswersTo<typeof profileCalls> = {
  rename: ({ user, body }) => ({
    data: Object.assign(user, { first_name: body.firstName, last_name: body.lastName }),
  }),
  sessions: ({ family, user, session, token, today }) => {
    const known = sessionsOf(family, user.id);
    // A story's own token stands for a session that nobody began.
    const all =
      known.some(([other]) => other === token) || !session || token === null
        ? known
        : [[token, session] as const, ...known];
    return {
      data: all.map(([other, { id, kind, browser = 'Chrome', system = 'Android', createdAt, lastSeenOn }]) => ({
        id,
        browser,
        system,
        createdAt: createdAt ?? user.created_at,
        lastSeenOn: lastSeenOn ?? today,
        isThis: other === token,
        isLent: kind === 'lent',
      })),
    };
  },
  endSession: ({ family, user, session, token, params }) => {
    if (token !== null && params.id === session?.id) {
      family.endedTokens.add(token);
      if (session.signIn !== null) family.endedSignIns.add(session.signIn);
    } else if (endSessionsOf(family, user.id, token, params.id) === 0) throw notFound();
  },
  endOtherSessions: ({ family, user, token }) => {
    endSessionsOf(family, user.id, token);
  },
  erase: ({ family, user, isFresh }) => {
    requireFresh(isFresh);
    if (family.people.length === 1) throw new Refusal(409, 'LAST_ADULT');
    for (const [token] of sessionsOf(family, user.id)) family.endedTokens.add(token);
    erasePerson(family, user.id);
  },
  eraseFamily: ({ family, user, isFresh }) => {
    requireFresh(isFresh);
    endAllSessions(family);
    erasePerson(family, user.id);
    for (const other of family.people.slice()) moveOut(family, other);
    for (const records of [family.children, family.tasks, family.rules, family.doneDays, family.homework]) {
      removeWhere<object>(records, () => true);
    }
    removeWhere(family.invitations, () => true);
    removeWhere(family.devices, () => true);
    family.answered.clear();
  },
};
