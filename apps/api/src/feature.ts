import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { FetchImplementation } from 'jose';
import type { Background } from './background.ts';
import type { Config } from './config.ts';
import type { Database, Notices } from './db/database.ts';
import type { Stopping } from './http/gracefulStop.ts';
import type { IdentityProvider } from './identity/identityProvider.ts';
import type { Sessions } from './identity/sessions.ts';
import type { Guessing } from './limits/guessing.ts';
import type { ServerLimits } from './limits/limits.ts';
import type { SendMail } from './mail/mail.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Eraser } from './modules/family/eraser.ts';

/** What the app is made of; tests give their own. */
export interface AppDeps {
  readonly config: Config;
  readonly db: Database;
  /** What the processes over the database tell each other. */
  readonly notices: Notices;
  readonly clock: () => Date;
  /** What the server's keys are derived from. */
  readonly secret: Uint8Array;
  /** The folder of the built web app; without it only programs are answered. */
  readonly webRoot?: string;
  readonly log?: FastifyBaseLogger;
  /** Counts what happens, where somebody wants to know. */
  readonly metrics?: Metrics;
  /** Whether every answer is validated before it leaves; tests do. */
  readonly checkAnswers?: boolean;
  /** Fetches the public keys of a Firebase project's tokens. */
  readonly fetchKeys?: FetchImplementation;
  /** Takes every mail; without it they go where the settings say. */
  readonly sendMail?: SendMail;
  /** The sessions; tests give theirs, to begin some by themselves. */
  readonly sessions?: Sessions;
  /** How many milliseconds a head, or a body that is not long, may take to arrive; 30,000 unless told. */
  readonly requestTimeout?: number;
  /** How many milliseconds a stream of events lasts at most; unless told, until one of both sides ends it. */
  readonly longestStream?: number | null;
  /** Does what no answer waits for; tests give theirs, to know when it is done. */
  readonly background?: Background;
  /** Whether the server is being stopped; without it, it never is. */
  readonly stopping?: Stopping;
}

/** What a room of the server gets. */
export interface FeatureDeps extends AppDeps {
  readonly background: Background;
  readonly sessions: Sessions;
  readonly limits: ServerLimits;
  readonly guessing: Guessing;
  readonly identityProvider: IdentityProvider;
  readonly outbox: Outbox;
  readonly eraser: Eraser;
}

/** A room of the server: registers its calls with `route`, or routes of its own. */
export type Feature = (app: FastifyInstance, deps: FeatureDeps) => void | Promise<void>;
