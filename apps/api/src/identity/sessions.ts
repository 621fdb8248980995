import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Notices } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { Send } from '../db/transaction.ts';
import { todayIn, type Viewer } from '../http/context.ts';
import { lent, unavailable } from '../http/problemError.ts';
import { isOver } from '../limits/window.ts';
import { endSignIns } from './localProvider/tokens.ts';
import { hashOfSignIn, noteEnded, SIGN_IN_SECONDS, type SignIn, standingOf } from './signIns.ts';
import { createAnnouncing } from './sessions/announcing.ts';
import { type CachedSession, createSessionCache, isNamed } from './sessions/cache.ts';
import { deleteSessions, deleteSurplus } from './sessions/deletion.ts';
import { type Ending, endingIn } from './sessions/ending.ts';
import { endOf, LIFETIME_SECONDS } from './sessions/lifetimes.ts';
import {
  holdUser,
  insertSession,
  selectSession,
  selectSessions,
  type SessionKey,
  type SessionOwner,
  updateLastSeen,
} from './sessions/repository.ts';
import { createSessionTokens, type NamedSession } from './sessions/tokens.ts';

/** How many sessions a user has at most. */
const MAX_SESSIONS = 20;

/** What a session is made for and of. */
interface NewSession {
  readonly owner: SessionOwner;
  readonly signIn: SignIn;
  /** In words (`browserOf`). */
  readonly browser: string;
  /** Asked within the transaction: whether the sign-in is still valid at its provider, which locks it until the end. */
  readonly isStillValid?: (tx: Database) => Promise<boolean>;
}

/** The product's own sessions: rows, each named by a signed token. */
export interface Sessions {
  /** Makes a session and gives its token; `null` for a sign-in that was ended, and for a user who is gone. */
  begin(session: NewSession): Promise<string | null>;
  /**
   * Who a token stands for; `null` for one that is not well signed, has run out, or whose session was ended. A database
   * that has to be asked and cannot be is a 503. The session is seen on the day of the IANA zone; with none it is only looked
   * whether it stands.
   */
  authenticate(token: string, timeZone?: string): Promise<Viewer | null>;
  /** The token of a session that has been, or is being, stored. */
  tokenOf(session: NamedSession): Promise<string>;
  /** Signs out: ends this session alone, and its sign-in, which buys no new one. */
  end(session: SessionKey): Promise<void>;
  /** Ends every session of a user, and the sign-ins that bought them; at the local provider all there are. */
  endAllOf(userId: string): Promise<void>;
  /** Does work in one transaction that may end sessions; when it resolves they are ended in this process. */
  ending<Result>(work: (tx: Database, end: Ending, send: Send) => Promise<Result>): Promise<Result>;
  /** Hears of sessions that ended or changed, by whatever process, once they are forgotten here. */
  onEnded(heard: (sessionIds: readonly string[]) => void): void;
  /** The sessions of a user that have not ended. */
  list(owner: SessionOwner): ReturnType<typeof selectSessions>;
}

/** The sessions in this database; a process that hears `notices` asks it about each session only once. */
export const createSessions = (deps: {
  db: Database;
  key: Uint8Array;
  clock: () => Date;
  notices: Notices;
}): Sessions => {
  const { db, clock, notices } = deps;
  const tokens = createSessionTokens(deps);
  const cache = createSessionCache(() => notices.epoch());
  const { announcing, onEnded } = createAnnouncing({ db, notices, cache });

  const readSession = async (named: NamedSession): Promise<CachedSession | undefined> => {
    try {
      const session = await selectSession(db, named);
      return session && isNamed(session, named) ? session : undefined;
    } catch (error) {
      throw unavailable(error);
    }
  };

  const isInTime = ({ kind, expiresAt }: CachedSession, now: Date): boolean =>
    !isOver(expiresAt, now, LIFETIME_SECONDS[kind] * 1000);

  /** Notes that a session was seen, once a day. That it fails is no reason to refuse a call. */
  const noteSeen = async (named: NamedSession, session: CachedSession, now: Date, today: string): Promise<void> => {
    // Noted first: one try a day.
    session.lastSeenOn = today;
    const lasts = session.kind === 'device' ? { expiresAt: endOf('device', now) } : {};
    Object.assign(session, lasts);
    await updateLastSeen(db, named, { lastSeenOn: today, ...lasts }).catch(() => undefined);
  };

  const ending: Sessions['ending'] = (work) =>
    announcing((tx, send, tell) => work(tx, endingIn(tx, send, tell, deps), send));

  return {
    begin: ({ owner, signIn, browser, isStillValid }) =>
      announcing<string | null>(async (tx, _, tell) => {
        const signInHash = hashOfSignIn(signIn);
        if (isStillValid && !(await isStillValid(tx))) return null;
        // They may have moved to another family since they were looked up.
        const user = await holdUser(tx, owner);
        const standing = user && (await standingOf(tx, signInHash));
        if (standing === 'lent') throw lent();
        if (!user || standing === 'ended') return null;
        const now = clock();
        const { authTime, sid } = signIn;
        const lasts = Math.min(endOf('adult', now).getTime(), (authTime + SIGN_IN_SECONDS) * 1000);
        const session = { kind: 'adult', userId: user.id, familyId: user.familyId, sessionId: randomUUID() } as const;
        await insertSession(tx, {
          familyId: session.familyId,
          id: session.sessionId,
          kind: session.kind,
          userId: session.userId,
          signInHash,
          authTime,
          sid,
          childIds: null,
          pinLocked: false,
          browser,
          createdAt: now,
          lastSeenOn: now.toISOString().slice(0, 10),
          expiresAt: new Date(lasts),
        });
        tell(await deleteSurplus(tx, user, { newest: session.sessionId, max: MAX_SESSIONS, now }));
        return tokens.sign(session);
      }),

    async authenticate(token, timeZone) {
      const named = await tokens.read(token);
      if (!named) return null;
      const session = cache.get(named) ?? (await cache.load(named.sessionId, () => readSession(named)));
      const now = clock();
      if (!session || !isInTime(session, now)) return null;
      // A zone that nobody knows is refused by what needs the day, and by nothing else.
      const today =
        timeZone === undefined ? session.lastSeenOn : (todayIn(timeZone, now) ?? now.toISOString().slice(0, 10));
      if (session.lastSeenOn !== today) await noteSeen(named, session, now, today);
      return { ...named, childIds: session.childIds };
    },

    tokenOf: tokens.sign,

    end: async (key) => void (await ending((_, end) => end.one(key))),

    endAllOf: (userId) =>
      announcing(async (tx, send, tell) => {
        const [user] = await tx.select().from(users).where(eq(users.id, userId));
        if (!user) return;
        // The account first, as wherever both are held.
        await endSignIns(tx, user);
        const ended = await deleteSessions(tx, (await holdUser(tx, user)) ?? user, null);
        noteEnded(tx, send, ended, clock());
        tell(ended);
      }),

    ending,

    onEnded,

    list: (owner) => selectSessions(db, owner, clock()),
  };
};
