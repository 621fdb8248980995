import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
