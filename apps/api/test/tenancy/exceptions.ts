/** The tables that no family owns, each with its reason. Every other one is keyed by `family_id` first. */
export const SHARED_TABLES: Readonly<Record<string, string>> = {
  users: 'it is what finds the family: looked up by identity provider and subject before any family is known',
  ended_sign_ins:
    'is asked before it is known whose sign-in it was, and swept by its age; who signed in stands only in a hash',
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
    pattern:
      /^delete from "outbox" where .* in \(select .* where \(\("outbox"\."accepted_at" is null and "outbox"\."created_at" <= \$1\) or "outbox"\."created_at" <= \$2\) limit \$3\)/,
    reason:
      'what waited for a day is given up, and what was accepted forgotten, also for families that never come back',
  },
  sweepOldAnswers: {
    pattern:
      /^delete from "idempotent_answers" where .* in \(select .* where "idempotent_answers"\."created_at" < \$1 limit \$2\)/,
    reason: 'what is older than 30 days is forgotten, also for families that never come back',
  },
  findInvitation: {
    pattern:
      /^select "family_id", "id", "invited_by", "expires_at" from "family_invitations" where \("family_invitations"\."code_hash" = \$1/,
    reason: 'a code of 128 bits is what finds the family that it invites into',
  },
  sweepFamilyInvitations: {
    pattern:
      /^delete from "family_invitations" where .* in \(select .* where "family_invitations"\."expires_at" <= \$1 limit \$2\)/,
    reason: 'what ran out is forgotten, also for families that never come back',
  },
  sweepSessions: {
    pattern: /^delete from "sessions" where .* in \(select .* "sessions"\."expires_at" <= \$2\) limit \$3\)/,
    reason: 'what ran out is forgotten, also for families that never come back',
  },
  sweepCodes: {
    pattern: /^update "devices" set .* in \(select .* "devices"\."code_expires_at" <= \$3\) limit \$4\)/,
    reason: 'what ran out is forgotten, by an index that holds only codes that wait',
  },
  findByCode: {
    pattern: /^select "family_id", "id" from "devices" where \("devices"\."code_hash" = \$1 and /,
    reason: 'finds the device of a pairing code, before it is known whose it is',
  },
  selectDeletedFamilies: {
    pattern: /^select "family_id" from "families" where "families"\."deleted_at" is not null$/,
    reason: 'what was deleted is erased in the background, by an index that holds only that',
  },
  selectDeletedChildren: {
    pattern: /^select "family_id", "id" from "children" where "children"\."deleted_at" is not null$/,
    reason: 'what was deleted is erased in the background, by an index that holds only that',
  },
};

/** The indexes on tables of families that no family leads, each with its reason. */
export const UNBOUNDED_INDEXES: Readonly<Record<string, string>> = {
  outbox_kept: 'finds the mail of any family that is due; holds only those that wait',
  outbox_created: 'finds what is old, of any family',
  devices_code: 'finds the device of a pairing code, before it is known whose it is; holds only codes that wait',
  family_invitations_code: 'finds the family that a link invites into',
  family_invitations_expires: 'finds what ran out, of any family',
  idempotent_answers_created: 'finds what is older than 30 days, of any family',
};
