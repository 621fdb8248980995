import type { NamedSession } from './tokens.ts';

/** What is cached of a session that has not ended. */
export interface CachedSession {
  readonly kind: NamedSession['kind'];
  readonly userId: string | null;
  readonly familyId: string;
  /** The children that it may see; `null` for an adult's. */
  readonly childIds: readonly string[] | null;
  expiresAt: Date;
  /** The day on which it was last seen, as far as this process knows. */
  lastSeenOn: string;
}

/** Whether a session is the one that a token names, and not one of another user, family or kind. */
export const isNamed = (session: CachedSession, { kind, userId, familyId }: Omit<NamedSession, 'sessionId'>): boolean =>
  session.kind === kind && session.userId === userId && session.familyId === familyId;

/** So many sessions are remembered: those of the families that are here now. */
const REMEMBERED = 10_000;

/**
 * The sessions that this process knows not to have ended. It knows them only within one epoch of hearing of ended ones
 * (`null`: it does not hear), and keeps an answer only if no end of that session was heard since it was asked.
 */
export const createSessionCache = (epoch: () => number | null) => {
  const known = new Map<string, CachedSession>();
  const asking = new Set<{ readonly sessionId: string; ended: boolean }>();
  let heardIn: number | null = null;

  const current = (): number | null => {
    const now = epoch();
    if (now !== heardIn) known.clear();
    heardIn = now;
    return now;
  };

  const remember = (sessionId: string, session: CachedSession): void => {
    const [oldest] = known.keys();
    if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest);
    known.set(sessionId, session);
  };

  return {
    /** The session, where it is known without asking that it has not ended. */
    get(named: NamedSession): CachedSession | undefined {
      if (current() === null) return undefined;
      const session = known.get(named.sessionId);
      return session && isNamed(session, named) ? session : undefined;
    },

    /** Asks, and caches a session that has not ended. */
    async load(sessionId: string, ask: () => Promise<CachedSession | undefined>): Promise<CachedSession | undefined> {
      const question = { sessionId, ended: false };
      const since = current();
      asking.add(question);
      try {
        const session = await ask();
        if (session && since !== null && current() === since && !question.ended) remember(sessionId, session);
        return session;
      } finally {
        asking.delete(question);
      }
    },

    /** Forgets sessions that were ended or changed. */
    forget(sessionIds: readonly string[]): void {
      for (const id of sessionIds) known.delete(id);
      for (const question of asking) if (sessionIds.includes(question.sessionId)) question.ended = true;
    },
  };
};
