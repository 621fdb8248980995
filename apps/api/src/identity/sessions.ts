import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Notices } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { Viewer } from '../http/context.ts';
import { unavailable } from '../http/problemError.ts';
import { endSignIn, endSignIns } from './localProvider/tokens.ts';
import { hashOfSignIn, isEnded, noteEnded, SIGN_IN_SECONDS, type SignIn } from './signIns.ts';
import { createSessionCache } from './sessions/cache.ts';
import {
  deleteSession,
  deleteSessions,
  deleteSurplus,
  type EndedSession,
  holdUser,
  insertSession,
  selectLastSeen,
  selectSessions,
  type SessionOwner,
  updateLastSeen,
} from './sessions/repository.ts';
import { createSessionTokens, SESSION_SECONDS } from './sessions/tokens.ts';

/** How many sessions a user has at most. */
const MAX_SESSIONS = 20;

/** What processes tell each other of ended sessions: their ids. */
const TOPIC = 'ended';

/** What a session is made for and of. */
export interface NewSession {
  readonly owner: SessionOwner;
  readonly signIn: SignIn;
  /** In words (`browserOf`). */
  readonly browser: string;
  /** Asked within the transaction: whether the sign-in is still valid at its provider, which locks it until the end. */
  readonly isStillValid?: (tx: Database) => Promise<boolean>;
}

/** Ends sessions within a transaction. */
export interface Ending {
  /** Every session of a user but those of the sign-in `keptSid`. */
  of(owner: SessionOwner, keptSid?: string): Promise<void>;
  /** The same of whoever the identity provider knows by this name; nobody, where there is none. */
  ofSubject(issuer: string, subject: string, keptSid?: string): Promise<void>;
}

/** The product's own sessions: rows, each named by a signed token for 7 days. */
export interface Sessions {
  /** Makes a session and gives its token; `null` for a sign-in that was ended, and for a user who is gone. */
  begin(session: NewSession): Promise<string | null>;
  /**
   * Who a token stands for; `null` for one that is not well signed, has run out, or whose session was ended. A database
   * that has to be asked and cannot be is a 503.
   */
  authenticate(token: string): Promise<Viewer | null>;
  /** Signs out: ends this session alone, and its sign-in, which buys no new one. */
  end(viewer: Viewer): Promise<void>;
  /** Ends every session of a user, and the sign-ins that bought them; at the local provider all there are. */
  endAllOf(userId: string): Promise<void>;
  /** Does work in one transaction that may end sessions; when it resolves they are ended in this process. */
  ending<Result>(work: (tx: Database, end: Ending) => Promise<Result>): Promise<Result>;
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
  notices.on(TOPIC, (ids) => cache.forget(ids.split(' ')));

  /** Runs a transaction that ends sessions, which tells the others and, once it is over, this process. */
  const announcing = async <Result>(
    work: (tx: Database, tell: (ended: readonly EndedSession[]) => Promise<void>) => Promise<Result>,
  ): Promise<Result> => {
    const told: string[] = [];
    try {
      return await db.transaction((tx) =>
        work(tx, async (ended) => {
          const ids = ended.map(({ id }) => id);
          if (ids.length === 0) return;
          told.push(...ids);
          await notices.tell(tx, TOPIC, ids.join(' '));
        }),
      );
    } finally {
      // Also after a failure: whether a commit whose answer was lost took place, only asking again tells.
      cache.forget(told);
    }
  };

  const findOwner = async (tx: Database, issuer: string, subject: string): Promise<SessionOwner | undefined> => {
    const [user] = await tx
      .select({ id: users.id, familyId: users.familyId })
      .from(users)
      .where(and(eq(users.issuer, issuer), eq(users.subject, subject)));
    return user;
  };

  const readSession = async (viewer: Viewer) => {
    try {
      const row = await selectLastSeen(db, viewer);
      return row && { ...row, userId: viewer.userId, familyId: viewer.familyId };
    } catch (error) {
      throw unavailable(error);
    }
  };

  const isActive = async (viewer: Viewer): Promise<boolean> => {
    const session = cache.get(viewer) ?? (await cache.load(viewer.sessionId, () => readSession(viewer)));
    if (!session) return false;
    const today = clock().toISOString().slice(0, 10);
    if (session.lastSeenOn !== today) {
      // Noted first: one try a day. That it fails is no reason to refuse a call.
      session.lastSeenOn = today;
      await updateLastSeen(db, viewer, today).catch(() => undefined);
    }
    return true;
  };

  return {
    begin: ({ owner, signIn, browser, isStillValid }) =>
      announcing<string | null>(async (tx, tell) => {
        const signInHash = hashOfSignIn(signIn);
        if (isStillValid && !(await isStillValid(tx))) return null;
        if (!(await holdUser(tx, owner)) || (await isEnded(tx, signInHash))) return null;
        const now = clock();
        const { authTime, sid } = signIn;
        const lasts = Math.min(now.getTime() / 1000 + SESSION_SECONDS, authTime + SIGN_IN_SECONDS);
        const expiresAt = new Date(Math.floor(lasts) * 1000);
        const viewer = { userId: owner.id, familyId: owner.familyId, sessionId: randomUUID() };
        await insertSession(tx, {
          familyId: viewer.familyId,
          id: viewer.sessionId,
          userId: viewer.userId,
          signInHash,
          authTime,
          sid,
          browser,
          createdAt: now,
          lastSeenOn: now.toISOString().slice(0, 10),
          expiresAt,
        });
        await tell(await deleteSurplus(tx, owner, { newest: viewer.sessionId, max: MAX_SESSIONS, now }));
        return tokens.sign(viewer, expiresAt);
      }),

    async authenticate(token) {
      const viewer = await tokens.read(token);
      return viewer && (await isActive(viewer)) ? viewer : null;
    },

    end: (viewer) =>
      announcing(async (tx, tell) => {
        const ended = await deleteSession(tx, viewer);
        await noteEnded(tx, ended, clock());
        for (const { sid } of ended) if (sid !== null) await endSignIn(tx, sid);
        await tell(ended);
      }),

    endAllOf: (userId) =>
      announcing(async (tx, tell) => {
        const [user] = await tx.select().from(users).where(eq(users.id, userId));
        if (!user) return;
        await endSignIns(tx, user);
        const ended = await deleteSessions(tx, user, null);
        await noteEnded(tx, ended, clock());
        await tell(ended);
      }),

    ending: (work) =>
      announcing((tx, tell) => {
        const of: Ending['of'] = async (owner, keptSid) => tell(await deleteSessions(tx, owner, keptSid ?? null));
        return work(tx, {
          of,
          async ofSubject(issuer, subject, keptSid) {
            const owner = await findOwner(tx, issuer, subject);
            if (owner) await of(owner, keptSid);
          },
        });
      }),

    list: (owner) => selectSessions(db, owner, clock()),
  };
};
