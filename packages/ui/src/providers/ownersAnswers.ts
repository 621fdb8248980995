import { ownerOf, sessionOwner } from '@kovan/domain/sessionKinds';
import type { QueryClient } from '@tanstack/react-query';
import { createKeptAnswers } from '../data/keptAnswers.ts';
import { keys } from '../data/keys.ts';
import type { LocalDatabase } from '../data/localDatabase.ts';

/** The answers in the cache and in the browser's database, which are always those of one session's owner. */
export interface OwnersAnswers {
  /** From now on they are this session's, by its token, or nobody's: what was another's goes (S-10, OF-02). */
  follow(token: string | null): void;
  /** Comes when what the owner read last is in the cache; with nothing kept, at once. */
  restored(): Promise<void>;
  stop(): void;
}

interface Options {
  readonly queryClient: QueryClient;
  /** Without one nothing is kept. */
  readonly database: LocalDatabase | undefined;
  /** The token that lies in the browser at this moment, in whichever tab that was decided. */
  readonly readToken: () => string | null;
}

export const createOwnersAnswers = ({ queryClient, database, readToken }: Options): OwnersAnswers => {
  const named = (token: string | null) => (token === null ? null : ownerOf(token));
  const kept = database && createKeptAnswers({ queryClient, database, ownerNow: () => named(readToken()) });
  const flush = () => document.visibilityState === 'hidden' && kept?.flush();
  document.addEventListener('visibilitychange', flush);

  const forget = (isSignedIn: boolean) => {
    if (!isSignedIn) {
      queryClient.clear();
      return;
    }
    // What is on the screen was somebody else's, too, and is read anew.
    queryClient.getMutationCache().clear();
    queryClient.removeQueries({ type: 'inactive' });
    // But an invitation: it was used up a moment ago.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.invitation[0] });
  };

  /** Not known at the beginning. */
  let ownerBefore: string | null | undefined;
  let restored = Promise.resolve();
  return {
    follow: (token) => {
      const owner = token === null ? null : sessionOwner(token);
      if (owner === ownerBefore) return;
      if (ownerBefore) forget(owner !== null);
      ownerBefore = owner;
      restored = kept?.follow(named(token)) ?? restored;
    },
    restored: () => restored,
    stop: () => {
      document.removeEventListener('visibilitychange', flush);
      kept?.stop();
    },
  };
};
