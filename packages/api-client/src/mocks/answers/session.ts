import type { authCalls } from '../../contract/auth.ts';
import type { reportCalls } from '../../contract/report.ts';
import type { serverCalls } from '../../contract/settings.ts';
import { Refusal } from '../family/refusal.ts';
import type { AnswersTo } from './asked.ts';

/** How many reports a family may send within an hour (decisions.md, Weekly report). */
const REPORTS_AN_HOUR = 5;
const HOUR_MS = 3_600_000;

export const authAnswers: AnswersTo<typeof authCalls> = {
  exchange: ({ family, signIn }) => {
    const token = family.newId();
    family.sessions.set(token, signIn);
    return { user: family.user, token };
  },
  signOut: ({ family, token }) => {
    if (token === null) return;
    family.endedTokens.add(token);
    const signIn = family.sessions.get(token) ?? null;
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

export const serverAnswers: AnswersTo<typeof serverCalls> = {
  settings: () => ({ identity: { kind: 'local', google: true }, signUp: 'open', outsideModel: false }),
  health: () => ({ status: 'ok' }),
  live: () => ({ status: 'ok' }),
  ready: () => ({ status: 'ok' }),
};
