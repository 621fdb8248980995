import { randomUUID } from 'node:crypto';
import type { User } from '@kovan/api-client/contract';
import { TEXT_LIMITS } from '@kovan/domain/limits';
import { splitDisplayName } from '@kovan/domain/names';
import { seen } from '@kovan/domain/seen';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { families, users } from '../db/schema.ts';
import { moveInto } from '../modules/people/adults.ts';
import type { Identity } from './idToken.ts';

/** What PostgreSQL cannot store, or no name holds. */
const UNFIT = /[\p{Surrogate}\p{Cc}]/gu;

const cut = (name: string): string => seen([...name].slice(0, TEXT_LIMITS.name).join(''));

/** First and last name of a provider's display name, fit to be stored whatever the provider says. */
const namesOf = (displayName: string): { firstName: string; lastName: string } => {
  const { firstName, lastName } = splitDisplayName(displayName.replace(/[\t\r\n]/g, ' ').replace(UNFIT, ''));
  return { firstName: cut(firstName), lastName: cut(lastName) };
};

export type UserRow = typeof users.$inferSelect;

const MAX_EMAIL_LENGTH = 254;
const MAX_PICTURE_LENGTH = 2048;
const STORABLE = /^[^\p{Cc}\p{Surrogate}]*$/u;

const emailOf = ({ email }: Identity): string | null =>
  email !== null && email.length <= MAX_EMAIL_LENGTH && STORABLE.test(email) ? email.toLowerCase() : null;

/** The picture's address where it is one that a page may show. */
const pictureOf = ({ picture }: Identity): string | null =>
  picture !== null && picture.length <= MAX_PICTURE_LENGTH && URL.canParse(picture) && /^https:/i.test(picture)
    ? new URL(picture).href
    : null;

type Facts = Pick<UserRow, 'email' | 'emailVerified' | 'firstName' | 'lastName' | 'avatar'>;

/** What an identity says of its user; what it leaves out takes nothing away. */
const factsOf = (identity: Identity): Pick<UserRow, 'avatar'> & Partial<Facts> => {
  const email = emailOf(identity);
  const names = namesOf(identity.name ?? '');
  return {
    avatar: pictureOf(identity),
    ...(email !== null && { email, emailVerified: identity.emailVerified }),
    ...(names.firstName !== '' && names),
  };
};

/**
 * Asked within the transaction that makes a user, once that is certain; throws to have none made. Gives the family that
 * they are invited into; `null` for one of their own.
 */
export type AdmitUser = (tx: Database, identity: Identity) => Promise<string | null>;

/** The names of a user, as the provider says them unless they were written here. */
const unlessNamedHere = ({ firstName, lastName, ...facts }: Partial<Facts>) => ({
  ...facts,
  ...(firstName !== undefined && {
    firstName: sql`case when ${users.namedHere} then ${users.firstName} else ${firstName} end`,
  }),
  ...(lastName !== undefined && {
    lastName: sql`case when ${users.namedHere} then ${users.lastName} else ${lastName} end`,
  }),
});

/**
 * Makes the user and a family of their own, where they are admitted. Of two first sign-ins at once the second gets the
 * first one's.
 */
const createUser = (
  db: Database,
  identity: Identity,
  facts: Partial<Facts>,
  now: Date,
  admit: AdmitUser,
): Promise<UserRow | undefined> =>
  db.transaction(async (tx) => {
    const familyId = randomUUID();
    await tx.insert(families).values({ familyId, createdAt: now });
    const [user] = await tx
      .insert(users)
      .values({
        id: randomUUID(),
        familyId,
        issuer: identity.issuer,
        subject: identity.subject,
        email: '',
        firstName: '',
        lastName: '',
        ...facts,
        createdAt: now,
      })
      .onConflictDoUpdate({ target: [users.issuer, users.subject], set: unlessNamedHere(facts) })
      .returning();
    const invitedTo = user?.familyId === familyId ? await admit(tx, identity) : null;
    if (!user || (user.familyId === familyId && invitedTo === null)) return user;
    // The family that was made for them isn't needed: they have one, or come into another.
    await tx.delete(families).where(eq(families.familyId, familyId));
    return invitedTo === null ? user : moveInto(tx, user.id, invitedTo, now);
  });

/** The user of this identity, made at the first sign-in of whom `admit` lets in; later ones bring what changed there. */
export const findOrCreateUser = async (
  db: Database,
  identity: Identity,
  now: Date,
  admit: AdmitUser,
): Promise<UserRow> => {
  const facts = factsOf(identity);
  const [known] = await db
    .update(users)
    .set(unlessNamedHere(facts))
    .where(and(eq(users.issuer, identity.issuer), eq(users.subject, identity.subject)))
    .returning();
  const user = known ?? (await createUser(db, identity, facts, now, admit));
  if (!user) throw new Error('the user came back empty');
  return user;
};

/** Notes that the provider vouches for an address now, without waiting for the next exchange. */
export const confirmUser = async (tx: Database, issuer: string, subject: string, email: string): Promise<void> => {
  await tx
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject), eq(users.email, email)));
};

/** The user as the wire shows it. */
export const userOf = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  first_name: row.firstName,
  last_name: row.lastName,
  avatar: row.avatar,
  is_active: row.isActive,
  created_at: row.createdAt.toISOString(),
});
