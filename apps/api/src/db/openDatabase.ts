import type { Database } from './database.ts';
import type { Notices } from './notices.ts';

/** An open database and the way to close it. */
export interface OpenDatabase {
  readonly db: Database;
  /** What its processes tell each other. */
  readonly notices: Notices;
  close(): Promise<void>;
  /** Copies the database into a folder while it is used; where it lies in no folder of ours there is no such thing. */
  readonly copyTo?: (folder: string) => Promise<void>;
}
