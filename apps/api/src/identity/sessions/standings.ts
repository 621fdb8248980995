import type { Viewer } from '../../http/context.ts';

/** What is remembered of a session that stands. */
export interface Standing {
  readonly userId: string;
  readonly familyId: string;
  /** The day on which it was last seen, as far as this process knows. */
  lastSeenOn: string;
}

/** So many sessions are remembered: those of the families that are here now. */
const REMEMBERED = 10_000;

/**
 * The sessions that this process knows to stand. It knows them only within one stretch of hearing of ended ones, which
 * `stretch` numbers (`null`: deaf), and remembers an answer only if no end of that session was heard since it was asked.
 */
export const createStandings = (stretch: () => number | null) => {
  const known = new Map<string, Standing>();
  const asking = new Set<{ readonly sessionId: string; ended: boolean }>();
  let heardIn: number | null = null;

  const current = (): number | null => {
    const now = stretch();
    if (now !== heardIn) known.clear();
    heardIn = now;
    return now;
  };

  const remember = (sessionId: string, standing: Standing): void => {
    const [oldest] = known.keys();
    if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest);
    known.set(sessionId, standing);
  };

  return {
    /** The session, where it is known to stand without asking. */
    get({ sessionId, userId, familyId }: Viewer): Standing | undefined {
      if (current() === null) return undefined;
      const standing = known.get(sessionId);
      return standing?.userId === userId && standing.familyId === familyId ? standing : undefined;
    },

    /** Asks, and remembers a session that stands. */
    async learn(sessionId: string, ask: () => Promise<Standing | undefined>): Promise<Standing | undefined> {
      const question = { sessionId, ended: false };
      const since = current();
      asking.add(question);
      try {
        const standing = await ask();
        if (standing && since !== null && current() === since && !question.ended) remember(sessionId, standing);
        return standing;
      } finally {
        asking.delete(question);
      }
    },

    /** Forgets sessions that were ended. */
    forget(sessionIds: readonly string[]): void {
      for (const id of sessionIds) known.delete(id);
      for (const question of asking) if (sessionIds.includes(question.sessionId)) question.ended = true;
    },
  };
};
