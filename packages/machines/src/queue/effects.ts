import type { QueueEntry, Sent, Settlement } from './entry.ts';

/** Where entries are kept beyond the life of a page; all tabs of a browser share it. What it does, it does in order. */
export interface QueueStore<Work> {
  /** Everybody's. */
  list(): Promise<readonly QueueEntry<Work>[]>;
  put(entry: QueueEntry<Work>): Promise<void>;
  /** Changes an entry, unless it is gone meanwhile. */
  update(entry: QueueEntry<Work>): Promise<void>;
  remove(id: string): Promise<void>;
}

/** What the outside gives the queue. */
export interface QueueEffects<Work> {
  readonly store: QueueStore<Work>;
  /** Whose session the next call would carry; `null` for nobody's. */
  owner(): string | null;
  /** Sends an entry with its key. Reads whose session it carries at once, before anything else can happen; never rejects. */
  send(entry: QueueEntry<Work>): Promise<Sent>;
  /** Does something while no other tab of this browser does. */
  lock<Given>(work: () => Promise<Given>): Promise<Given>;
  /** Whether there may be a network. */
  isOnline(): boolean;
  /** In milliseconds. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
  /** An entry is over; it leaves the queue when this is done. */
  settled(entry: QueueEntry<Work>, settlement: Settlement): Promise<void> | void;
}
