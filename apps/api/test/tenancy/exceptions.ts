/** The tables that no family owns, each with its reason. Every other one is keyed by `family_id` first. */
export const SHARED_TABLES: Readonly<Record<string, string>> = {
  users: 'it is what finds the family: looked up by identity provider and subject before any family is known',
  local_accounts: 'the local identity provider knows people by address, and nothing of families',
  local_refresh_tokens: 'belongs to an account of the local identity provider',
  local_one_time_codes: 'belongs to an account of the local identity provider',
  local_known_browsers: 'belongs to an account of the local identity provider',
  sign_in_failures: 'counts accounts and addresses before anybody is signed in',
  sign_up_invitations: 'used up by whoever has no family yet',
  local_signing_keys: 'one key pair for the whole server',
  limits: 'counts addresses and accounts, most of them before anybody is signed in',
};

/** The statements on tables of families that no family bounds, each with its reason. */
export const UNBOUNDED_STATEMENTS: Readonly<Record<string, { readonly pattern: RegExp; readonly reason: string }>> = {
  selectDue: {
    pattern: /^select "family_id", "id" from "outbox" where .* limit \$\d+$/,
    reason: 'finds the mail of any family that is due, by an index that holds only those that wait',
  },
  sweepOldMails: {
    pattern: /^delete from "outbox" where "outbox"\."created_at" <= \$1$/,
    reason: 'what is older than a day is forgotten, also for families that never come back',
  },
  sweepOldAnswers: {
    pattern: /^delete from "idempotent_answers" where "idempotent_answers"\."created_at" < \$1$/,
    reason: 'what is older than a day is forgotten, also for families that never come back',
  },
};
