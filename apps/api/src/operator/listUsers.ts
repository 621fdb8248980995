import { inArray, max } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { localAccounts, sessions } from '../db/schema.ts';
import { LOCAL_ISSUER } from '../identity/localProvider/issuer.ts';
import { countChildren, MOST_LISTED, selectUsers, type UserRow } from './people.ts';

/** What a terminal must not be given: control signs, and signs that turn the direction of a line. */
const UNFIT = /\p{C}/gu;

/** A plain table for a terminal: a line of titles, then one a row, in columns as wide as they need. What is empty is a dash. */
const tableOf = (titles: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [titles, ...rows].map((row) => row.map((cell) => cell.replace(UNFIT, '') || '-'));
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => [...(line[column] ?? '')].length)));
  const fill = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length);
  return lines.map((line) => line.map(fill).join('  ').trimEnd()).join('\n');
};

const TITLES = ['user id', 'e-mail', 'name', 'confirmed', 'family id', 'children', 'made on', 'last seen'] as const;

/** The accounts that these users sign in by, where they are this server's, by their ids. */
const accountsOf = async (db: Database, found: readonly UserRow[]) => {
  const ids = found.filter(({ issuer }) => issuer === LOCAL_ISSUER).map(({ subject }) => subject);
  const rows = ids.length === 0 ? [] : await db.select().from(localAccounts).where(inArray(localAccounts.id, ids));
  return new Map(rows.map((account) => [account.id, account]));
};

/** The day on which a session of each user was last seen, by the users' ids. */
const seenOn = async (db: Database, found: readonly UserRow[]): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await db
    .select({ userId: sessions.userId, day: max(sessions.lastSeenOn) })
    .from(sessions)
    .where(inArray(sessions.familyId, [...new Set(found.map(({ familyId }) => familyId))]))
    .groupBy(sessions.userId);
  return new Map(rows.flatMap(({ userId, day }) => (userId === null ? [] : [[userId, day]])));
};

/** The later of two days, of which either may be unknown. */
const later = (a: string, b: string): string => (a > b ? a : b);

const dayOf = (moment: Date | undefined): string => moment?.toISOString().slice(0, 10) ?? '';

/** A table of the users whose address or name holds a text, of all for an empty one; of families nothing but their size. */
export const listUsers = async (db: Database, text: string): Promise<string> => {
  const found = await selectUsers(db, text);
  const listed = found.slice(0, MOST_LISTED);
  if (listed.length === 0)
    return text === '' ? 'There are no users yet.' : 'No user’s address or name holds this text.';
  const accounts = await accountsOf(db, listed);
  const seen = await seenOn(db, listed);
  const children = await countChildren(
    db,
    listed.map(({ familyId }) => familyId),
  );
  const rows = listed.map((user) => {
    const account = accounts.get(user.subject);
    return [
      user.id,
      user.email,
      `${user.firstName} ${user.lastName}`.trim(),
      user.emailVerified ? 'yes' : 'no',
      user.familyId,
      String(children.get(user.familyId) ?? 0),
      dayOf(user.createdAt),
      later(dayOf(account?.lastSignInAt), seen.get(user.id) ?? ''),
    ];
  });
  const more = found.length > listed.length ? [`These are the first ${MOST_LISTED}: a text narrows them down.`] : [];
  return [tableOf(TITLES, rows), ...more].join('\n');
};
