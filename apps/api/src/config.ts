import type { SignUp } from '@kovan/api-client/contract';
import { httpAddress, networkAddresses } from './networkAddresses.ts';
import { type Environment, type LogLevel, readSettings } from './settings.ts';

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
export type Place = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databaseDirectUrl'>>;

/** So many wrong pairing codes from an address within 5 minutes (specification.md, DV-03). */
const WRONG_CODES = 10;

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/** Whether a server that listens on this host answers at every address of its machine. */
export const isAnyAddress = (host: string): boolean => ANY_ADDRESS.has(host);

type Settings = ReturnType<typeof readSettings>;

const ownUrl = ({ HOST, PORT }: Settings): string => {
  // What a tablet reads from a QR code has to lead to this machine, not to itself.
  const host = isAnyAddress(HOST) ? (networkAddresses()[0] ?? 'localhost') : HOST;
  return httpAddress(host, PORT);
};

const identityOf = (settings: Settings): Config['identity'] => {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain } = settings;
  return projectId && apiKey && authDomain ? { kind: 'firebase', projectId, apiKey, authDomain } : { kind: 'local' };
};

const modelOf = ({ AI_BASE_URL: baseUrl, AI_MODEL: name, AI_API_KEY: apiKey }: Settings): Config['model'] =>
  baseUrl && name ? { baseUrl, name, apiKey: apiKey ?? null } : null;

/** Reads and validates the settings; throws an `OperatorError` that names a wrong one. */
export const readConfig = (environment: Environment): Config => {
  const settings = readSettings(environment);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    databasePool: settings.DATABASE_POOL,
    sessionSecret: settings.SESSION_SECRET ?? null,
    publicUrl: settings.PUBLIC_URL ?? ownUrl(settings),
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
