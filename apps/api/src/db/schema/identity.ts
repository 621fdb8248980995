import type { SessionKind } from '@kovan/api-client/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { day, moment as millisecond } from './columns.ts';
import { families } from './family.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Who may act for which family. A user is (issuer, subject) at the identity provider, never the e-mail address. One of
 * the named exceptions to "the key begins with family_id": it is what finds the family.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** No foreign key: a table that is not spread by family cannot point into those that are. */
    familyId: uuid('family_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    /** Whether the identity provider vouches for the address: only then is anything mailed to it. */
    emailVerified: boolean('email_verified').notNull().default(false),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Whether the names were written here: what the provider says of them counts no more. */
    namedHere: boolean('named_here').notNull().default(false),
    avatar: text('avatar'),
    /** Argon2id, of the PIN that takes a lent browser back; `null` until one is set. */
    pinHash: text('pin_hash'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    /** When they came into a family of others; `null` in their own. */
    joinedAt: millisecond('joined_at'),
  },
  (table) => [unique('users_issuer_subject').on(table.issuer, table.subject), index('users_family').on(table.familyId)],
);

/** The sessions that stand: ending one deletes its row. Its token names it by `id`. */
export const sessions = pgTable(
  'sessions',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => families.familyId, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind').$type<SessionKind>().notNull().default('adult'),
    /**
     * Whose it is; `null` for a device. No foreign key: whom the family's rows belong to stands in a table that no family
     * owns.
     */
    userId: uuid('user_id'),
    /** The sign-in that it was bought with, as `ended_sign_ins` knows it; `null` for a device, which needs none. */
    signInHash: text('sign_in_hash'),
    /** When the person had signed in, in seconds. */
    authTime: bigint('auth_time', { mode: 'number' }),
    /** The local provider's name of that sign-in; `null` for Firebase, which has none. */
    sid: text('sid'),
    /** The children that a lent browser shows; a device's stand in its own row, which has the same id. */
    childIds: uuid('child_ids').array(),
    /** Whether too many wrong PINs were tried in a lent browser: none takes it back any more. */
    pinLocked: boolean('pin_locked').notNull().default(false),
    /** In words, such as `Chrome, Android`; empty for one that says nothing known. */
    browser: text('browser').notNull(),
    createdAt: millisecond('created_at').notNull(),
    /** The day of the zone that its own calls name; UTC's until the first. */
    lastSeenOn: day('last_seen_on').notNull(),
    expiresAt: millisecond('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('sessions_user').on(table.familyId, table.userId),
    check(
      'sessions_kind_known',
      sql`(${table.kind} = 'device' AND ${table.userId} IS NULL) OR (${table.kind} IN ('adult', 'lent') AND ${table.userId} IS NOT NULL AND ${table.signInHash} IS NOT NULL AND ${table.authTime} IS NOT NULL)`,
    ),
    check('sessions_lent_children', sql`(${table.kind} = 'lent') = (${table.childIds} IS NOT NULL)`),
  ],
);

/**
 * Sign-ins that were signed out, which buy no new session; kept as long as an ID token of theirs could be shown. Who
 * signed in stands only in the hash.
 */
export const endedSignIns = pgTable(
  'ended_sign_ins',
  {
    /** Of issuer, subject, `auth_time` and `sid`. */
    signInHash: text('sign_in_hash').primaryKey(),
    /** When the person had signed in, in seconds. */
    authTime: bigint('auth_time', { mode: 'number' }).notNull(),
    endedAt: moment('ended_at').notNull(),
    /** Whether its browser was handed to a child: it may be taken back by PIN, and until then buys nothing. */
    lent: boolean('lent').notNull().default(false),
  },
  (table) => [index('ended_sign_ins_auth_time').on(table.authTime)],
);

/** Invitations that an operator made; only their hashes are here, and a used one is gone. */
export const signUpInvitations = pgTable(
  'sign_up_invitations',
  {
    codeHash: text('code_hash').primaryKey(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_up_invitations_expires').on(table.expiresAt)],
);
