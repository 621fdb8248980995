import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { changing, param, prepared, valueOf } from '../../db/prepared.ts';
import { families, users } from '../../db/schema.ts';

type UserRow = typeof users.$inferSelect;

const ofFamily = eq(users.familyId, param('familyId'));
const isUser = eq(users.id, param('userId'));

// What the family sees of one another: never the PIN's hash, nor what the identity provider knows them by.
const SEEN = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  avatar: users.avatar,
  joinedAt: users.joinedAt,
  createdAt: users.createdAt,
};

const LIST = prepared('adults', (db) =>
  db
    .select(SEEN)
    .from(users)
    .where(ofFamily)
    .orderBy(sql`${users.joinedAt} asc nulls first`, asc(users.createdAt), asc(users.id)),
);

/** The adults of a family, the longest there first. */
export const selectAdults = (db: Database, familyId: string): Promise<Pick<UserRow, keyof typeof SEEN>[]> =>
  LIST(db).execute({ familyId });

const HOLD = prepared('adults_hold', (db) =>
  db.select().from(users).where(ofFamily).orderBy(asc(users.id)).for('no key update'),
);

/** The same behind the family's lock; none of them signs in, moves or goes until the transaction ends. */
export const holdAdults = (tx: Database, familyId: string): Promise<UserRow[]> => HOLD(tx).execute({ familyId });

const MOVE = prepared('adult_move', (db) =>
  db
    .update(users)
    .set({ familyId: valueOf(users.familyId, 'to'), joinedAt: valueOf(users.joinedAt, 'joinedAt') })
    .where(isUser)
    .returning(),
);

/** Moves a user into the family of others, behind both families' locks. */
export const moveInto = async (tx: Database, userId: string, familyId: string, now: Date): Promise<UserRow> => {
  const [moved] = await MOVE(tx).execute({ userId, to: familyId, joinedAt: now });
  if (!moved) throw new Error('the user who was held is gone');
  return moved;
};

/** Takes a user's PIN away. */
export const forgetPin = changing<{ readonly userId: string }>('adult_forget_pin', (db) =>
  db.update(users).set({ pinHash: null }).where(isUser),
);

const ADD_FAMILY = prepared('family_add', (db) =>
  db.insert(families).values({
    familyId: valueOf(families.familyId, 'familyId'),
    createdAt: valueOf(families.createdAt, 'now'),
  }),
);

/** Moves a user into a new family of their own; gives its id. */
export const moveOut = async (tx: Database, userId: string, now: Date): Promise<string> => {
  const familyId = randomUUID();
  await Promise.all([
    ADD_FAMILY(tx).execute({ familyId, now }),
    MOVE(tx).execute({ userId, to: familyId, joinedAt: null }),
  ]);
  return familyId;
};
