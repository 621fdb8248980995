import { DAY_MS } from '@kovan/domain/durations';
import { KEPT } from '@kovan/domain/kept';
import { MAX_INVITATIONS, type peopleCalls } from '../../contract/people.ts';
import type { Family } from '../family/createFamily.ts';
import { endAllSessions, endSessionsOf, moveInto, moveOut, userOf } from '../family/people.ts';
import type { InvitationRecord } from '../family/records.ts';
import { find, notFound, Refusal, removeWhere, unauthenticated } from '../family/refusal.ts';
import { beginSession } from '../family/sessions.ts';
import type { AnswersTo } from './asked.ts';

const LIFETIME_MS = KEPT.invitationDays * DAY_MS;

const openOnes = ({ invitations, now }: Family): InvitationRecord[] =>
  invitations.filter(({ expiresAt }) => Date.parse(expiresAt) > now().getTime());

/** The invitation of a code, of whichever family. */
const findInvitation = (families: Iterable<Family>, code: string) => {
  for (const family of families) {
    const invitation = openOnes(family).find((open) => open.code === code);
    if (invitation) return { family, invitation };
  }
  throw notFound();
};

const nameOf = ({ people }: Family, id: string): string =>
  people.find(({ user }) => user.id === id)?.user.first_name ?? '';

export const peopleAnswers: AnswersTo<typeof peopleCalls> = {
  show: ({ family, user }) => ({
    data: {
      adults: family.people.map((person) => ({
        id: person.user.id,
        firstName: person.user.first_name,
        lastName: person.user.last_name,
        email: person.user.email,
        avatar: person.user.avatar,
        joinedAt: person.joinedAt ?? person.user.created_at,
        isYou: person.user.id === user.id,
      })),
      invitations: openOnes(family).map(({ id, invitedBy, createdAt, expiresAt }) => ({
        id,
        createdAt,
        expiresAt,
        invitedBy: nameOf(family, invitedBy),
      })),
    },
  }),
  invite: ({ family, user }) => {
    if (openOnes(family).length >= MAX_INVITATIONS) throw new Refusal(409, 'TOO_MANY_INVITATIONS');
    const now = family.now();
    const expiresAt = new Date(now.getTime() + LIFETIME_MS).toISOString();
    const [id, code] = [family.newId(), crypto.randomUUID()];
    family.invitations.push({ id, invitedBy: user.id, code, createdAt: now.toISOString(), expiresAt });
    return { data: { id, url: `https://kovan.example/app/join#${code}`, expiresAt } };
  },
  withdraw: ({ family, params }) => {
    const { id } = find(family.invitations, params.id);
    removeWhere(family.invitations, (invitation) => invitation.id === id);
  },
  look: ({ families, body }) => {
    const { family, invitation } = findInvitation(families(), body.code);
    return { data: { invitedBy: nameOf(family, invitation.invitedBy), expiresAt: invitation.expiresAt } };
  },
  join: ({ family: own, families, user, session, token, body }) => {
    const { family, invitation } = findInvitation(families(), body.code);
    if (family === own) throw new Refusal(409, 'ALREADY_IN_FAMILY');
    const me = own.people.find((person) => person.user.id === user.id);
    if (!me || session === null || token === null) throw unauthenticated();
    if (own.people.length > 1 || own.children.length > 0) throw new Refusal(409, 'FAMILY_NOT_EMPTY');
    removeWhere(family.invitations, ({ id }) => id === invitation.id);
    endSessionsOf(own, user.id, token);
    endAllSessions(own);
    removeWhere(own.invitations, () => true);
    removeWhere(own.devices, () => true);
    moveInto(family, me);
    // What has ended stays so, in whatever family it is asked for.
    for (const signIn of own.endedSignIns) family.endedSignIns.add(signIn);
    return { user, token: beginSession(family, { ...session, id: family.newId(), userId: user.id }) };
  },
  removeAdult: ({ family, user: me, params }) => {
    if (!family.people.some(({ user }) => user.id === me.id)) throw unauthenticated();
    const gone = family.people.find(({ user }) => user.id === params.id);
    if (!gone) throw notFound();
    if (family.people.length === 1) throw new Refusal(409, 'LAST_ADULT');
    for (const [token, session] of family.sessions) {
      if (session.kind !== 'device' && userOf(family, session).id === gone.user.id) family.endedTokens.add(token);
    }
    moveOut(family, gone);
  },
};
