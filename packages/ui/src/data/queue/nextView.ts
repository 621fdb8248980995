import { isStale } from '@kovan/machines/queue';
import type { QueueView } from './queue.ts';
import type { Entry } from './work.ts';

interface Moment {
  readonly entries: readonly Entry[];
  /** Whether somebody of this tab waits for what becomes of it. */
  isWaitedFor(id: string): boolean;
  readonly isSending: boolean;
  /** In milliseconds. */
  readonly now: number;
  readonly accepted: number;
  readonly refused: number;
}

/** What the queue shows after `before`: the same object while nothing of it has changed. */
export const nextView = (before: QueueView, moment: Moment): QueueView => {
  const { entries, isWaitedFor, isSending, now, accepted, refused } = moment;
  const orphans = entries.filter(({ id }) => !isWaitedFor(id));
  const isSame = orphans.length === before.orphans.length && orphans.every((one, at) => one === before.orphans[at]);
  const stale = entries.filter((entry) => isStale(entry, now));
  const sendingId = isSending ? entries.find((entry) => !stale.includes(entry))?.id : undefined;
  if (isSame && entries === before.entries && sendingId === before.sendingId) return before;
  return { entries, orphans: isSame ? before.orphans : orphans, stale, sendingId, accepted, refused };
};
