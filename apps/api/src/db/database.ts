import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type * as schema from './schema.ts';

/**
 * The database, or a transaction of it, over whichever driver is configured. Inside a transaction use only what the
 * callback gives: on the embedded database the outer one waits for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A statement that can be sent. */
export interface Statement {
  execute(): Promise<unknown>;
}

/** What the processes over one database tell each other. Nothing personal is told: others may read along. */
export interface Notices {
  /** Tells every process that listens, this one included, once the transaction commits. It needs no answer. */
  tell(tx: Database, topic: string, text: string): Statement;
  /** Hears what is told on a topic, by whatever process. */
  on(topic: string, heard: (text: string) => void): void;
  /**
   * Counts the times for which nothing that was told is missed: as long as it stays the same, whatever was told two
   * seconds ago or earlier was heard. `null` while that cannot be said.
   */
  epoch(): number | null;
  /** Begins to listen. */
  start(log: Pick<FastifyBaseLogger, 'info' | 'warn'>): void;
  stop(): Promise<void>;
}

/** An open database and the way to close it. */
export interface OpenDatabase {
  readonly db: Database;
  /** What its processes tell each other. */
  readonly notices: Notices;
  close(): Promise<void>;
  /** This process's connections now, where it has several: how many it may have, are free, are used, and how many calls wait for one. */
  readonly connections?: () => {
    readonly most: number;
    readonly idle: number;
    readonly busy: number;
    readonly waiting: number;
  };
  /** Copies the database into a folder while it is used; where it lies in no folder of ours there is no such thing. */
  readonly copyTo?: (folder: string) => Promise<void>;
}
