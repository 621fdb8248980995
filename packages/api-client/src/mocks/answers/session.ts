import type { authCalls } from '../../contract/auth.ts';
import type { eventCalls } from '../../contract/events.ts';
import type { reportCalls } from '../../contract/report.ts';
import type { ServerFeature, serverCalls } from '../../contract/settings.ts';
import { Refusal } from '../family/refusal.ts';
import { beginSession } from '../family/sessions.ts';
import type { AnswersTo } from './asked.ts';

/** How many reports a family may send within an hour (decisions.md, Weekly report). */
const REPORTS_AN_HOUR = 5;
const HOUR_MS = 3_600_000;

/** What the mocks have beyond the specification. */
const HERE: readonly ServerFeature[] = ['live', 'people', 'devices', 'account'];

export const authAnswers: AnswersTo<typeof authCalls> = {
  exchange: ({ family, user, signIn }) => {
    return { user, token: beginSession(family, { kind: 'adult', userId: user.id, signIn, childIds: null }) };
  },
  signOut: ({ family, token }) => {
    if (token === null) return;
    family.endedTokens.add(token);
    const signIn = family.sessions.get(token)?.signIn ?? null;
    if (signIn !== null) family.endedSignIns.add(signIn);
  },
};

export const reportAnswers: AnswersTo<typeof reportCalls> = {
  generateWeekly: ({ family }) => {
    const now = family.now().getTime();
    const [oldest, ...others] = family.reportsSent.filter((moment) => moment > now - HOUR_MS);
    if (oldest !== undefined && others.length + 1 >= REPORTS_AN_HOUR) {
      throw new Refusal(429, 'TOO_MANY_REQUESTS', { retryAfter: Math.ceil((oldest + HOUR_MS - now) / 1000) });
    }
    family.reportsSent.push(now);
    return { success: true };
  },
};

/** Answered with a stream, before anybody is asked. */
export const eventAnswers: AnswersTo<typeof eventCalls> = { follow: () => undefined };

export const serverAnswers: AnswersTo<typeof serverCalls> = {
  settings: () => ({
    identity: { kind: 'local', google: true },
    signUp: 'open',
    outsideModel: false,
    features: [...HERE],
  }),
  health: () => ({ status: 'ok' }),
  live: () => ({ status: 'ok' }),
  ready: () => ({ status: 'ok' }),
};
