import { and, asc, count, eq, ilike, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { children, users } from '../db/schema.ts';
import { LOCAL_ISSUER } from '../identity/localProvider/issuer.ts';
import { OperatorError } from '../operatorError.ts';

export type UserRow = typeof users.$inferSelect;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** So many are listed at once; a text narrows it down. */
export const MOST_LISTED = 1_000;

const day = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Where a user's password lives, in words. */
const signInOf = ({ issuer }: Pick<UserRow, 'issuer'>): string =>
  issuer === LOCAL_ISSUER ? 'an account of this server' : `the provider ${issuer}`;

const severalSentence = (found: readonly UserRow[]): string =>
  [
    'Several users have this address. Say which by its id:',
    ...found.map((user) => `  ${user.id}  made on ${day(user.createdAt)}, signs in by ${signInOf(user)}`),
  ].join('\n');

/** The one user that an id or an e-mail address means; an `OperatorError` when there is none, or which is not clear. */
export const findUser = async (db: Database, who: string): Promise<UserRow> => {
  const said = who.trim().toLowerCase();
  const isMeant = UUID.test(said) ? eq(users.id, said) : eq(users.email, said);
  const found = await db.select().from(users).where(isMeant).orderBy(asc(users.createdAt), asc(users.id));
  const [user] = found;
  if (!user || said === '') throw new OperatorError('Nobody here has this e-mail address or id.');
  if (found.length > 1) throw new OperatorError(severalSentence(found));
  return user;
};

const holding = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Users whose address or name holds a text, the oldest first; all of them for an empty one. One more than is listed. */
export const selectUsers = (db: Database, text: string): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(
      text === ''
        ? undefined
        : or(...[users.email, users.firstName, users.lastName].map((column) => ilike(column, holding(text)))),
    )
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(MOST_LISTED + 1)
    .execute();

/** How many children each of these families has; one that has none is missing. */
export const countChildren = async (
  db: Database,
  familyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (familyIds.length === 0) return new Map();
  const rows = await db
    .select({ familyId: children.familyId, number: count() })
    .from(children)
    .where(and(inArray(children.familyId, [...new Set(familyIds)]), isNull(children.deletedAt)))
    .groupBy(children.familyId);
  return new Map(rows.map(({ familyId, number }) => [familyId, number]));
};
