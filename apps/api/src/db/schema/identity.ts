import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

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
    avatar: text('avatar'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('users_issuer_subject').on(table.issuer, table.subject), index('users_family').on(table.familyId)],
);

/** An account of the local identity provider. */
export const localAccounts = pgTable(
  'local_accounts',
  {
    id: text('id').primaryKey(),
    /** Lower-cased. */
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull(),
    /** Argon2id with its salt and costs; `null` for an account that signs in by Google only. */
    passwordHash: text('password_hash'),
    googleSubject: text('google_subject').unique(),
    displayName: text('display_name').notNull(),
    photoUrl: text('photo_url').notNull(),
    /** Sign-ins belong to the generation in which they were made; raising it ends them all, whatever the clock says. */
    generation: integer('generation').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    lastSignInAt: moment('last_sign_in_at').notNull(),
    /** Whether a user was ever made of it; an account without one goes after a day. */
    hasUser: boolean('has_user').notNull().default(false),
  },
  (table) => [
    index('local_accounts_without_user')
      .on(table.createdAt)
      .where(sql`not ${table.hasUser}`),
  ],
);

/** The local provider's key pairs for ID tokens; made once, shared by every process. */
export const localSigningKeys = pgTable('local_signing_keys', {
  purpose: text('purpose').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** What a signed-in browser keeps to get new ID tokens; only its hash is here. */
export const localRefreshTokens = pgTable(
  'local_refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => localAccounts.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<'password' | 'google.com'>().notNull(),
    signedInAt: moment('signed_in_at').notNull(),
    /** The sign-in that it renews. */
    sid: text('sid').notNull(),
    /** The account's generation when it was made. */
    generation: integer('generation').notNull(),
  },
  (table) => [
    index('local_refresh_tokens_account').on(table.accountId),
    index('local_refresh_tokens_sid').on(table.sid),
    index('local_refresh_tokens_signed_in').on(table.signedInAt),
  ],
);

/** One-time codes that were mailed; only their hashes are here. */
export const localOneTimeCodes = pgTable(
  'local_one_time_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => localAccounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'PASSWORD_RESET' | 'VERIFY_EMAIL'>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('local_one_time_codes_account').on(table.accountId),
    index('local_one_time_codes_expires').on(table.expiresAt),
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
  },
  (table) => [index('ended_sign_ins_auth_time').on(table.authTime)],
);

/** Browsers in which an account has signed in, known by a cookie; only its hash is here. */
export const localKnownBrowsers = pgTable(
  'local_known_browsers',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => localAccounts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.accountId] }),
    index('local_known_browsers_account').on(table.accountId, table.lastUsedAt),
    index('local_known_browsers_last_used').on(table.lastUsedAt),
  ],
);

/** Failed sign-ins of one account, browser or address. Keys are hashed: addresses are people's data. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    keyHash: text('key_hash').primaryKey(),
    /** In the window that ends at `windowEndsAt`. */
    failures: integer('failures').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
    /** How many pauses in a row there were; each is twice as long as the one before. */
    pauses: integer('pauses').notNull(),
    pausedUntil: moment('paused_until').notNull(),
    /** An hour after the last failure, when all is forgotten. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_failures_expires').on(table.expiresAt)],
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
