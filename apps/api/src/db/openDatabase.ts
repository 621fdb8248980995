import type { Database } from './database.ts';

/** An open database and the way to close it. */
export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}
