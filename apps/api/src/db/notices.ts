import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database.ts';

/** What the processes over one database tell each other. Nothing personal is told: others may read along. */
export interface Notices {
  /** Tells every process that listens, this one included, once the transaction commits. */
  tell(tx: Database, topic: string, text: string): Promise<void>;
  /** Hears what is told on a topic, by whatever process. */
  on(topic: string, heard: (text: string) => void): void;
  /**
   * The number of the stretch of time in which nothing that was told is missed: as long as it stays the same, whatever
   * was told two seconds ago or earlier was heard. `null` while that cannot be said.
   */
  stretch(): number | null;
  /** Begins to listen. */
  start(log: Pick<FastifyBaseLogger, 'info' | 'warn'>): void;
  stop(): Promise<void>;
}

/** For a database that one process has alone: what happens there happens here, so there is nobody to tell. */
export const nobodyElse: Notices = {
  tell: async () => undefined,
  on: () => undefined,
  stretch: () => 0,
  start: () => undefined,
  stop: async () => undefined,
};
