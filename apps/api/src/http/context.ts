import { type Language, languageOf } from '@kovan/api-client/contract';
import { type Day, dayIn, isTimeZone } from '@kovan/domain/days';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problemError.ts';

/** Who asks, as the session says. */
export interface Viewer {
  readonly userId: string;
  readonly familyId: string;
  readonly email: string;
}

/** Finds the viewer of a session token; `null` when the token is not good. */
export type Authenticate = (token: string) => Promise<Viewer | null>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the answer. */
    readonly language: Language;
    /** The viewer's IANA zone. */
    readonly timeZone: string;
    /** The viewer's day (decisions.md, Dates). */
    readonly today: Day;
    viewer: Viewer | null;
  }
  interface FastifyInstance {
    readonly authenticate: Authenticate;
    readonly clock: () => Date;
  }
}

/** The zone of a viewer who names none. */
const FALLBACK_ZONE = 'Europe/Istanbul';

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
};

/** Gives every request its language, zone, day and viewer. */
export const addContext = (app: FastifyInstance, deps: { authenticate: Authenticate; clock: () => Date }): void => {
  app.decorate('authenticate', deps.authenticate);
  app.decorate('clock', deps.clock);
  app.decorateRequest('viewer', null);
  app.decorateRequest('language', {
    getter() {
      return languageOf(this.headers['accept-language']);
    },
  });
  app.decorateRequest('timeZone', {
    getter() {
      const zone = header(this, 'time-zone')?.trim();
      if (!zone) return FALLBACK_ZONE;
      if (!isTimeZone(zone)) throw new ProblemError(400, 'UNKNOWN_TIME_ZONE');
      return zone;
    },
  });
  app.decorateRequest('today', {
    getter() {
      return dayIn(this.timeZone, deps.clock());
    },
  });
};

/** The token of `Authorization: Bearer …`; `undefined` when the header is absent, empty when it is of another kind. */
export const bearerToken = (request: FastifyRequest): string | undefined => {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  return /^Bearer +([^\s]+)$/i.exec(authorization)?.[1] ?? '';
};
