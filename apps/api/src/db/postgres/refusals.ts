import { OperatorError } from '../../operatorError.ts';
import { isSqlState, rootCause } from '../errors.ts';

/** What PostgreSQL's codes mean to whoever set the address. What else a server that answers says is passed on. */
const SENTENCES: Readonly<Record<string, (setting: string) => string>> = {
  '3D000': (setting) =>
    `The database that ${setting} names does not exist: make it (createdb), or correct the address.`,
  '28P01': (setting) =>
    `The server at ${setting} knows no such user with this password: make the role (createuser), or correct the address.`,
  '42501': (setting) => `The user of ${setting} may not use the database: allow it to connect.`,
  '53300': (setting) =>
    `The server at ${setting} has no connection left: raise its max_connections, or set a smaller DATABASE_POOL.`,
  '42P05': (setting) =>
    `The pooler at ${setting} mixes up what its connections have prepared: set its max_prepared_statements (PgBouncer 1.21 or later), or pool_mode = session.`,
};

const STARTUP_PARAMETER = /unsupported startup parameter/i;
/** Before version 1.19 a pooler has one code for all that it refuses. */
const POOLER_SAYS: readonly (readonly [RegExp, string])[] = [
  [/no such database/i, '3D000'],
  [/no such user|password authentication failed/i, '28P01'],
];

/** Why no connection was made, in one sentence: a server that refuses is told apart from one that does not answer. */
export const connectionRefused = (setting: string, error: unknown): OperatorError => {
  const { code, message } = rootCause(error);
  const known = POOLER_SAYS.find(([said]) => said.test(message))?.[1] ?? code;
  const sentence = known === undefined ? undefined : SENTENCES[known]?.(setting);
  if (sentence !== undefined) return new OperatorError(sentence, { cause: error });
  if (STARTUP_PARAMETER.test(message)) {
    return new OperatorError(
      'The pooler at DATABASE_URL refuses settings of a connection: put statement_timeout, lock_timeout and idle_in_transaction_session_timeout into its ignore_startup_parameters.',
      { cause: error },
    );
  }
  // The server's own words name a role or a rule of its pg_hba.conf, never the password.
  return new OperatorError(
    isSqlState(code)
      ? `The server at ${setting} answers, but refuses the connection: ${message}.`
      : `The database at ${setting} does not answer: start it, or correct the address.`,
    { cause: error },
  );
};
