import { CHANGE_KINDS, type ChangeKind, COMMENT_EVERY_MS, MAX_STREAMS } from '@kovan/api-client/contract';
import type { Notices } from '../../db/database.ts';
import type { Viewer } from '../../http/context.ts';
import { tooMany, unavailable } from '../../http/problemError.ts';
import type { Sessions } from '../../identity/sessions.ts';
import { kindsFor, onChange } from '../changes.ts';

/** How often it is looked whether this process still hears the others. */
const LOOK_EVERY_MS = 1_000;
/** So many lost streams a second are meant to come back. */
const BACK_A_SECOND = 100;
const LEAST_RETRY_MS = 1_000;

/** What a stream is written to: an answer under way. */
export interface Outlet {
  /** Whether it is read as fast as it is written. */
  write(text: string): boolean;
  end(text: string): unknown;
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** Somebody who follows what changes in a family. */
interface Follower {
  viewer: Viewer;
  readonly token: string;
  readonly outlet: Outlet;
  /** Ends what goes on for the stream beside it. */
  readonly stop: () => void;
}

/** Followers by something that several have in common. */
const createIndex = (keyOf: (follower: Follower) => string) => {
  const sets = new Map<string, Set<Follower>>();
  return {
    of: (key: string): ReadonlySet<Follower> => sets.get(key) ?? new Set(),
    add: (follower: Follower): void => {
      const key = keyOf(follower);
      sets.set(key, (sets.get(key) ?? new Set()).add(follower));
    },
    remove: (follower: Follower): void => {
      const key = keyOf(follower);
      const set = sets.get(key);
      set?.delete(follower);
      if (set?.size === 0) sets.delete(key);
    },
  };
};

/** The streams of this process. */
export interface Streams {
  /** Asked before one begins: throws for a session that has as many as it may, and while changes of others are not heard. */
  admit(viewer: Viewer): void;
  begin(viewer: Viewer, token: string, outlet: Outlet): void;
  /** How many there are. */
  count(): number;
  /** Ends every stream, and begins no other. */
  close(): void;
}

/**
 * Follows the notices of all processes for whoever has a stream here. Whoever would miss something has the stream ended
 * instead: it comes back, and reads all anew.
 */
export const createStreams = (deps: {
  notices: Notices;
  sessions: Pick<Sessions, 'authenticate' | 'onEnded'>;
  longestStream?: number | null;
}): Streams => {
  const { notices, sessions, longestStream = null } = deps;
  const followers = new Set<Follower>();
  const byFamily = createIndex(({ viewer }) => viewer.familyId);
  const bySession = createIndex(({ viewer }) => viewer.sessionId);
  let isClosed = false;

  const forget = (follower: Follower): void => {
    follower.stop();
    followers.delete(follower);
    byFamily.remove(follower);
    bySession.remove(follower);
  };

  /** One that does not read what it is sent, or was closed already, is let go of: it would fill the memory. */
  const write = (follower: Follower, text: string): void => {
    if (follower.outlet.write(text)) return;
    forget(follower);
    follower.outlet.destroy();
  };

  const tell = (follower: Follower, kinds: readonly ChangeKind[]): void => {
    if (kinds.length > 0) write(follower, `event: changed\ndata: ${JSON.stringify({ kinds })}\n\n`);
  };

  /** How long the lost ones take to come back, by how many there are: each waits for some part of it. */
  const retryLine = (): string => `retry: ${Math.max(LEAST_RETRY_MS, (followers.size * 1_000) / BACK_A_SECOND)}\n`;

  const end = (follower: Follower, goodbye = `${retryLine()}\n`): void => {
    follower.outlet.end(goodbye);
    forget(follower);
  };

  const endAll = (): void => {
    // What is said of when to come back counts them all.
    const goodbye = `${retryLine()}\n`;
    for (const follower of followers) end(follower, goodbye);
  };

  /** Ends the stream of a session that has ended, and tells one whose children are others of everything. */
  const lookAgain = async (follower: Follower): Promise<void> => {
    const viewer = await sessions.authenticate(follower.token).catch(() => null);
    if (!followers.has(follower)) return;
    if (viewer === null) {
      end(follower);
      return;
    }
    const isOther = String(viewer.childIds) !== String(follower.viewer.childIds);
    follower.viewer = viewer;
    if (isOther)
      tell(
        follower,
        CHANGE_KINDS.filter((kind) => kind !== 'family'),
      );
  };

  onChange(notices, (change) => {
    for (const follower of byFamily.of(change.familyId)) tell(follower, kindsFor(change, follower.viewer));
  });
  sessions.onEnded((ids) => {
    for (const id of ids) for (const follower of bySession.of(id)) void lookAgain(follower);
  });

  let epoch = notices.epoch();
  const watch = setInterval(() => {
    const now = notices.epoch();
    if (now !== epoch) endAll();
    epoch = now;
  }, LOOK_EVERY_MS).unref();

  return {
    admit({ sessionId }) {
      if (isClosed || notices.epoch() === null) throw unavailable();
      if (bySession.of(sessionId).size >= MAX_STREAMS) throw tooMany(COMMENT_EVERY_MS / 1_000);
    },

    begin(viewer, token, outlet) {
      const comment = setInterval(() => {
        write(follower, `${retryLine()}:\n\n`);
        // It may also have run out.
        void lookAgain(follower);
      }, COMMENT_EVERY_MS).unref();
      const longest = longestStream === null ? undefined : setTimeout(() => end(follower), longestStream);
      const stop = () => {
        clearInterval(comment);
        clearTimeout(longest);
      };
      const follower: Follower = { viewer, token, outlet, stop };
      followers.add(follower);
      byFamily.add(follower);
      bySession.add(follower);
      outlet.once('close', () => forget(follower));
      write(follower, `${retryLine()}:\n\n`);
      // The session may have ended, and the server begun to stop, since they were asked.
      void lookAgain(follower);
      if (isClosed && followers.has(follower)) end(follower);
    },

    count: () => followers.size,

    close() {
      isClosed = true;
      clearInterval(watch);
      endAll();
    },
  };
};
