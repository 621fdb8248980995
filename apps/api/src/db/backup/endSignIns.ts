/**
 * What signs somebody in, or lets them: the restored state brings back none of it. A table that an older version did not
 * have is passed over. `ended_sign_ins` stays: it only ever keeps people out.
 */
const TABLES = [
  'sessions',
  'local_refresh_tokens',
  'local_one_time_codes',
  'local_signing_keys',
  'local_known_browsers',
  'sign_up_invitations',
  'family_invitations',
  'devices',
];

/**
 * Statements that end every session and whatever could begin one without signing in. Older versions hold sessions in
 * tokens that carry their user's version: the seconds of today are above every number that was given out since.
 */
export const END_SIGN_INS = `do $$
declare
  named text;
begin
  foreach named in array array[${TABLES.map((table) => `'${table}'`).join(', ')}] loop
    if to_regclass('public.' || named) is not null then
      execute format('delete from public.%I', named);
    end if;
  end loop;
  if exists (
    select from information_schema.columns
    where table_schema = 'public' and table_name = 'users' and column_name = 'session_version'
  ) then
    update public.users
      set session_version = greatest(session_version + 1, extract(epoch from clock_timestamp())::int);
  end if;
end $$;
`;
