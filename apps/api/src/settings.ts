import { SIGN_UP, z } from '@kovan/api-client/contract';
import { OperatorError } from './operatorError.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
/** A level of the log, the gravest first. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting: what it takes, for the machine and in the words of the sentence that a wrong one stops the start with. */
interface Setting<Schema> {
  readonly schema: Schema;
  readonly takes: string;
}

const setting = <Schema>(schema: Schema, takes: string): Setting<Schema> => ({ schema, takes });

const text = z.optional(z.string());
const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));

const digits = (from: number, to: number) =>
  z.pipe(matching(/^\d{1,9}$/), z.pipe(z.transform(Number), z.int().check(z.minimum(from), z.maximum(to))));
const rangeInWords = (from: number, to: number) => `a whole number from ${from} to ${to}`;
const wholeNumber = (from: number, to: number, fallback: number) =>
  setting(z.pipe(z._default(z.string(), String(fallback)), digits(from, to)), rangeInWords(from, to));
/** None at all is let through by a limit of 0. */
const limit = (fallback: number) => wholeNumber(0, 1_000_000, fallback);

/** What would end the host of an address too soon. */
const ESCAPED = 'with # / ? @ in a password written as %23 %2F %3F %40';

const host = setting(z._default(matching(/^[\w.:-]+$/), '127.0.0.1'), 'an address or a host name');
const postgres = setting(
  z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  `an address such as postgresql://user:password@host/database, ${ESCAPED}`,
);
const HTTP = /^https?$/;
/** Kovan lies at the root of its address: what stands behind would be in every link and lead nowhere. */
const ADDRESS_ALONE = /^https?:\/\/[^/?#@\\]+\/*$/i;
/** In one spelling, whatever its capitals: what depends on TLS asks how it begins. */
const asBrowsersSay = (address: string): string => new URL(address).origin;

const SETTINGS = {
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: host,
  // Only a shell reads ~: from a file of settings the data would lie in a folder of that name.
  DATA_DIR: setting(z._default(matching(/^[^~]/), './data'), 'a path, written out where it begins with ~'),
  DATABASE_URL: postgres,
  DATABASE_DIRECT_URL: postgres,
  DATABASE_POOL: wholeNumber(1, 1_000, 10),
  SESSION_SECRET: setting(z.optional(z.string().check(z.minLength(32))), 'at least 32 characters'),
  PUBLIC_URL: setting(
    z.optional(z.pipe(z.url({ protocol: HTTP }).check(z.regex(ADDRESS_ALONE)), z.transform(asBrowsersSay))),
    'an address such as https://kovan.example, with nothing behind it',
  ),
  FIREBASE_PROJECT_ID: setting(
    z.optional(matching(/^[a-z0-9-]+$/)),
    'a project id of small letters, digits and hyphens',
  ),
  FIREBASE_API_KEY: setting(z.optional(matching(/^[\w-]+$/)), "the project's web API key"),
  FIREBASE_AUTH_DOMAIN: setting(z.optional(matching(/^[a-z0-9.-]+$/)), 'a host name such as project.firebaseapp.com'),
  SMTP_URL: setting(
    // Without the two slashes no host is read of it.
    z.optional(z.url({ protocol: /^smtps?$/, hostname: /./ })),
    `an address such as smtp://user:password@host:587, ${ESCAPED}`,
  ),
  MAIL_FROM: setting(z._default(matching(/^[^\r\n]*@[^\r\n]*$/), 'Kovan <kovan@localhost>'), 'a mail address'),
  AI_BASE_URL: setting(z.optional(z.url({ protocol: HTTP })), 'an address such as https://host/v1'),
  AI_API_KEY: setting(text, 'a text'),
  AI_MODEL: setting(text, 'the name of a model'),
  AI_DAILY_LIMIT: limit(500),
  SIGN_UP: setting(z._default(z.enum(SIGN_UP), 'open'), 'open, invited or closed'),
  LOCAL_GOOGLE: setting(z._default(z.enum(['off', 'on']), 'off'), 'on or off'),
  TRUST_PROXY: wholeNumber(0, 10, 0),
  STOP_DELAY: wholeNumber(0, 300, 0),
  METRICS_PORT: setting(z.optional(digits(0, 65_535)), rangeInWords(0, 65_535)),
  METRICS_HOST: host,
  LOG_LEVEL: setting(z._default(z.enum(LOG_LEVELS), 'info'), LOG_LEVELS.join(', ').replace(/, (?=\w+$)/, ' or ')),
  LIMIT_SIGN_IN: limit(10),
  LIMIT_SIGN_UP: limit(60),
  LIMIT_EXCHANGE: limit(300),
  LIMIT_HELPER: limit(20),
  LIMIT_REPORT: limit(5),
};

type Name = keyof typeof SETTINGS;
type Settings = { [Each in Name]: z.output<(typeof SETTINGS)[Each]['schema']> };

/** Settings that make no sense without another one, each before what it needs. */
const NEEDS: readonly (readonly [Name, Name, why?: string])[] = [
  ['DATABASE_URL', 'SESSION_SECRET', ', so that every process has the same'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'],
  ['FIREBASE_PROJECT_ID', 'FIREBASE_AUTH_DOMAIN'],
  ['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID'],
  ['FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['AI_MODEL', 'AI_BASE_URL'],
  ['AI_API_KEY', 'AI_BASE_URL'],
];

/** The environment that a process is started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings by their own names; throws an `OperatorError` that names a wrong or missing one. */
export const readSettings = (environment: Environment): Settings => {
  const entries = Object.entries(SETTINGS).map(([name, { schema, takes }]) => {
    // An empty value in an environment file means "not set".
    const parsed = z.safeParse(schema, environment[name]?.trim() || undefined);
    // The value stays out of the sentence: it may be a secret.
    if (!parsed.success) throw new OperatorError(`The setting ${name} is wrong: it takes ${takes}.`);
    return [name, parsed.data];
  });
  const settings = Object.fromEntries(entries) as Settings;
  for (const [given, needed, why = ''] of NEEDS) {
    if (settings[given] === undefined || settings[needed] !== undefined) continue;
    throw new OperatorError(`The setting ${needed} is missing: ${given} needs it${why}.`);
  }
  return settings;
};
