import { type SignUp, SIGN_UP, z } from '@kovan/api-client/contract';
import { networkAddresses } from './networkAddresses.ts';
import { OperatorError } from './operatorError.ts';

/** The settings of a running server (decisions.md, Settings), read once. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** A PostgreSQL server; `null` for the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** The same server past a pooler, for migrating and listening; `null` where `databaseUrl` needs none. */
  readonly databaseDirectUrl: string | null;
  /** Connections of this process for its statements. */
  readonly databasePool: number;
  /** `null`: a secret of its own in the data folder. */
  readonly sessionSecret: string | null;
  /** Where people reach this server, with no slash at the end. */
  readonly publicUrl: string;
  readonly identity:
    | { readonly kind: 'local' }
    | { readonly kind: 'firebase'; readonly projectId: string; readonly apiKey: string; readonly authDomain: string };
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  /** The model that reads sentences; `null` for the embedded engine alone. */
  readonly model: { readonly baseUrl: string; readonly apiKey: string | null; readonly name: string } | null;
  /** Calls to the model a day, of all families together. */
  readonly modelDailyLimit: number;
  /** Whether anybody, whoever was invited, or nobody new may sign up. */
  readonly signUp: SignUp;
  /** Whether the local provider's pretended Google accounts are offered, which is on loopback only. */
  readonly localGoogle: boolean;
  /** How many proxies in front are trusted to say the client's address. */
  readonly trustProxy: number;
  /** Seconds from the signal to stop until new connections are refused; meanwhile the server says it is not ready. */
  readonly stopDelay: number;
  /** Where what this process counts can be read; `null`: nowhere, and nothing is counted. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** What is less grave is not logged. */
  readonly logLevel: LogLevel;
  readonly limits: {
    /** Failures in 5 minutes per account and browser; ten times as many per address. */
    readonly signIn: number;
    /** An hour and address. */
    readonly signUp: number;
    /** An hour and address. */
    readonly exchange: number;
    /** A minute and address. */
    readonly helper: number;
    /** An hour and family. */
    readonly report: number;
    /** Wrong pairing codes in 5 minutes and address; no setting. */
    readonly pairing: number;
  };
}

/** Where an installation is: its folder, and its database where that is not in it. */
export type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
/** A level of the log, the gravest first. */
export type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

const digits = (from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(from), z.maximum(to))),
  );
const wholeNumber = (from: number, to: number, fallback: number) =>
  z.pipe(z._default(z.string(), String(fallback)), digits(from, to));

const text = z.optional(z.string());
const urlOf = (protocol: RegExp, hostname = /^/) => z.optional(z.url({ protocol, hostname }));
const HTTP = /^https?$/;
/** Kovan lies at the root of its address: what stands behind would be in every link and lead nowhere. */
const ADDRESS_ALONE = /^https?:\/\/[^/?#@\\]+\/*$/i;
/** None at all is let through by a limit of 0. */
const limit = (fallback: number) => wholeNumber(0, 1_000_000, fallback);

/** Every setting with what it takes. The words are those of the sentence that a wrong one stops the start with. */
const SETTINGS = {
  PORT: { schema: wholeNumber(0, 65_535, 3000), takes: 'a whole number from 0 to 65535' },
  HOST: {
    schema: z._default(z.string().check(z.regex(/^[\w.:-]+$/)), '127.0.0.1'),
    takes: 'an address or a host name',
  },
  DATA_DIR: {
    // Only a shell reads ~: from a file of settings the data would lie in a folder of that name.
    schema: z._default(z.string().check(z.regex(/^[^~]/)), './data'),
    takes: 'a path, written out where it begins with ~',
  },
  DATABASE_URL: { schema: urlOf(/^postgres(ql)?$/), takes: 'an address such as postgresql://user@host/database' },
  DATABASE_DIRECT_URL: {
    schema: urlOf(/^postgres(ql)?$/),
    takes: 'an address such as postgresql://user@host/database',
  },
  DATABASE_POOL: { schema: wholeNumber(1, 1_000, 10), takes: 'a whole number from 1 to 1000' },
  SESSION_SECRET: { schema: z.optional(z.string().check(z.minLength(32))), takes: 'at least 32 characters' },
  PUBLIC_URL: {
    schema: z.optional(z.url({ protocol: HTTP }).check(z.regex(ADDRESS_ALONE))),
    takes: 'an address such as https://kovan.example, with nothing behind it',
  },
  FIREBASE_PROJECT_ID: {
    schema: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/))),
    takes: 'a project id of small letters, digits and hyphens',
  },
  FIREBASE_API_KEY: { schema: z.optional(z.string().check(z.regex(/^[\w-]+$/))), takes: "the project's web API key" },
  FIREBASE_AUTH_DOMAIN: {
    schema: z.optional(z.string().check(z.regex(/^[a-z0-9.-]+$/))),
    takes: 'a host name such as project.firebaseapp.com',
  },
  SMTP_URL: { schema: urlOf(/^smtps?$/, /./), takes: 'an address such as smtp://user:password@host:587' },
  MAIL_FROM: {
    schema: z._default(z.string().check(z.regex(/^[^\r\n]*@[^\r\n]*$/)), 'Kovan <kovan@localhost>'),
    takes: 'a mail address',
  },
  AI_BASE_URL: { schema: urlOf(HTTP), takes: 'an address such as https://host/v1' },
  AI_API_KEY: { schema: text, takes: 'a text' },
  AI_MODEL: { schema: text, takes: 'the name of a model' },
  AI_DAILY_LIMIT: { schema: wholeNumber(0, 1_000_000, 500), takes: 'a whole number from 0 to 1000000' },
  SIGN_UP: { schema: z._default(z.enum(SIGN_UP), 'open'), takes: 'open, invited or closed' },
  LOCAL_GOOGLE: { schema: z._default(z.enum(['off', 'on']), 'off'), takes: 'on or off' },
  TRUST_PROXY: { schema: wholeNumber(0, 10, 0), takes: 'a whole number from 0 to 10' },
  STOP_DELAY: { schema: wholeNumber(0, 300, 0), takes: 'a whole number from 0 to 300' },
  METRICS_PORT: { schema: z.optional(digits(0, 65_535)), takes: 'a whole number from 0 to 65535' },
  METRICS_HOST: {
    schema: z._default(z.string().check(z.regex(/^[\w.:-]+$/)), '127.0.0.1'),
    takes: 'an address or a host name',
  },
  LOG_LEVEL: {
    schema: z._default(z.enum(LOG_LEVELS), 'info'),
    takes: LOG_LEVELS.join(', ').replace(/, (?=\w+$)/, ' or '),
  },
  LIMIT_SIGN_IN: { schema: limit(10), takes: 'a whole number from 0 to 1000000' },
  LIMIT_SIGN_UP: { schema: limit(60), takes: 'a whole number from 0 to 1000000' },
  LIMIT_EXCHANGE: { schema: limit(300), takes: 'a whole number from 0 to 1000000' },
  LIMIT_HELPER: { schema: limit(20), takes: 'a whole number from 0 to 1000000' },
  LIMIT_REPORT: { schema: limit(5), takes: 'a whole number from 0 to 1000000' },
} as const;

type Settings = { [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']> };

const readSettings = (environment: Environment): Settings => {
  const entries = Object.entries(SETTINGS).map(([name, { schema, takes }]) => {
    // An empty value in an environment file means "not set".
    const parsed = z.safeParse(schema, environment[name]?.trim() || undefined);
    // The value stays out of the sentence: it may be a secret.
    if (!parsed.success) throw new OperatorError(`The setting ${name} is wrong: it takes ${takes}.`);
    return [name, parsed.data];
  });
  return Object.fromEntries(entries) as Settings;
};

/** All or none of settings that make sense only together. */
const together = (settings: Settings, names: readonly (keyof Settings)[]): boolean => {
  const given = names.filter((name) => settings[name] !== undefined);
  const missing = names.find((name) => settings[name] === undefined);
  if (given.length > 0 && missing) {
    throw new OperatorError(`The setting ${missing} is missing: ${given[0]} needs it.`);
  }
  return given.length > 0;
};

const identityOf = (settings: Settings): Config['identity'] => {
  if (!together(settings, ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN']))
    return { kind: 'local' };
  return {
    kind: 'firebase',
    projectId: settings.FIREBASE_PROJECT_ID ?? '',
    apiKey: settings.FIREBASE_API_KEY ?? '',
    authDomain: settings.FIREBASE_AUTH_DOMAIN ?? '',
  };
};

const modelOf = (settings: Settings): Config['model'] => {
  if (!together(settings, ['AI_BASE_URL', 'AI_MODEL'])) {
    if (settings.AI_API_KEY === undefined) return null;
    throw new OperatorError('The setting AI_BASE_URL is missing: AI_API_KEY needs it.');
  }
  return { baseUrl: settings.AI_BASE_URL ?? '', name: settings.AI_MODEL ?? '', apiKey: settings.AI_API_KEY ?? null };
};

/** So many wrong pairing codes from an address within 5 minutes (specification.md, DV-03). */
const WRONG_CODES = 10;

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/** Whether a server that listens on this host answers at every address of its machine. */
export const isAnyAddress = (host: string): boolean => ANY_ADDRESS.has(host);

const ownUrl = ({ HOST, PORT }: Settings): string => {
  // What a tablet reads from a QR code has to lead to this machine, not to itself.
  const host = isAnyAddress(HOST) ? (networkAddresses()[0] ?? 'localhost') : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
};

/** Reads and validates the settings; throws an `OperatorError` that names a wrong one. */
export const readConfig = (environment: Environment): Config => {
  const settings = readSettings(environment);
  if (settings.DATABASE_URL !== undefined && settings.SESSION_SECRET === undefined) {
    throw new OperatorError(
      'The setting SESSION_SECRET is missing: DATABASE_URL needs it, so that every process has the same.',
    );
  }
  if (settings.DATABASE_DIRECT_URL !== undefined && settings.DATABASE_URL === undefined) {
    throw new OperatorError('The setting DATABASE_URL is missing: DATABASE_DIRECT_URL needs it.');
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    databasePool: settings.DATABASE_POOL,
    sessionSecret: settings.SESSION_SECRET ?? null,
    publicUrl: (settings.PUBLIC_URL ?? ownUrl(settings)).replace(/\/+$/, ''),
    identity: identityOf(settings),
    mail: { smtpUrl: settings.SMTP_URL ?? null, from: settings.MAIL_FROM },
    model: modelOf(settings),
    modelDailyLimit: settings.AI_DAILY_LIMIT,
    signUp: settings.SIGN_UP,
    localGoogle: settings.LOCAL_GOOGLE === 'on',
    trustProxy: settings.TRUST_PROXY,
    stopDelay: settings.STOP_DELAY,
    metrics: settings.METRICS_PORT === undefined ? null : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    logLevel: settings.LOG_LEVEL,
    limits: {
      signIn: settings.LIMIT_SIGN_IN,
      signUp: settings.LIMIT_SIGN_UP,
      exchange: settings.LIMIT_EXCHANGE,
      helper: settings.LIMIT_HELPER,
      report: settings.LIMIT_REPORT,
      pairing: WRONG_CODES,
    },
  };
};
