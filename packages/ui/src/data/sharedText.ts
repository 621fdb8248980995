import type { LocalDatabase } from './localDatabase.ts';

const NAME = 'sharedText';
/** Whoever signs in first still finds their text; the next person on the same tablet does not. */
const KEPT_MS = 60 * 60 * 1000;

interface SharedText {
  readonly text: string;
  /** When it was shared, in milliseconds. */
  readonly at: number;
}

type Database = Pick<LocalDatabase, 'get' | 'put' | 'delete'>;

/** Keeps what another program shared with Kovan until it is asked for: never in an address, never on a server. */
export const keepSharedText = (database: Database, text: string, now: Date): Promise<void> =>
  database.put('settings', NAME, { text, at: now.getTime() } satisfies SharedText);

/** Gives what was shared, once and within the hour; an empty text where there is nothing. */
export const takeSharedText = async (database: Database, now: Date): Promise<string> => {
  const kept = (await database.get('settings', NAME)) as SharedText | undefined;
  if (!kept) return '';
  await database.delete('settings', NAME);
  return now.getTime() - kept.at < KEPT_MS ? kept.text : '';
};
