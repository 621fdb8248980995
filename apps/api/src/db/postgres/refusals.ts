import { OperatorError } from '../../operatorError.ts';
import { isSqlState, rootCause } from '../errors.ts';

/** What PostgreSQL's codes, and the system's, mean to whoever set the address. What else a server that answers says is passed on. */
const SENTENCES: Readonly<Record<string, (setting: string) => string>> = {
  '3D000': (setting) =>
    `The database that ${setting} names does not exist: make it (createdb), or correct the address.`,
  '28P01': (setting) =>
    `The server at ${setting} knows no such user with this password: make the role (createuser), or correct the address.`,
  '42501': (setting) => `The user of ${setting} may not use the database: allow it to connect.`,
  '53300': (setting) =>
    `The server at ${setting} has no connection left: raise its max_connections, or set a smaller DATABASE_POOL.`,
  ENOTFOUND: (setting) =>
    `The host that ${setting} names is not known: correct the address, or see whether this machine can look up names.`,
  '42P05': (setting) =>
    `The pooler at ${setting} mixes up what its connections have prepared: set its max_prepared_statements (PgBouncer 1.21 or later), or pool_mode = session.`,
};

const STARTUP_PARAMETER = /unsupported startup parameter/i;
/** Before version 1.19 a pooler has one code for all that it refuses. */
const POOLER_SAYS: readonly (readonly [RegExp, string])[] = [
  [/no such database/i, '3D000'],
  [/no such user|password authentication failed/i, '28P01'],
];

/** What the driver says of an address without a password, at a server that asks for one. */
const NO_PASSWORD = /password must be a string/i;
/** What is said where nobody answers, by the system's codes and in the driver's words. */
const SILENCE = /^(?:ECONN|ETIMEDOUT|EHOST|ENET|EAI_AGAIN|EPIPE)/;
const SILENCE_WORDS = /timeout|connection terminated/i;

const whyNot = (setting: string, { code, message }: ReturnType<typeof rootCause>): string => {
  // The server's own words name a role or a rule of its pg_hba.conf, never the password.
  if (isSqlState(code)) return `The server at ${setting} answers, but refuses the connection: ${message}.`;
  if (NO_PASSWORD.test(message))
    return `The server at ${setting} asks for a password: write it into the address, as in postgresql://user:password@host/database.`;
  if (code === undefined ? SILENCE_WORDS.test(message) : SILENCE.test(code))
    return `The database at ${setting} does not answer: start it, or correct the address.`;
  // Of TLS mostly: what is wrong with a certificate is known to whoever has made it.
  return `The database at ${setting} cannot be connected to: ${message}${code === undefined ? '' : ` (${code})`}.`;
};

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
  return new OperatorError(whyNot(setting, { code, message }), { cause: error });
};
