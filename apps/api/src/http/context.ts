import { type Language, languageOf, type SessionKind } from '@kovan/api-client/contract';
import { type Day, dayIn, FALLBACK_ZONE, isTimeZone } from '@kovan/domain/days';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problemError.ts';

const MINUTE_MS = 60_000;
/** More than there are zones; their names come in any case. */
const REMEMBERED = 1_000;

interface Known {
  readonly minute: number;
  readonly day: Day;
}

const known = new Map<string, Known>();

/**
 * The day in a zone, or `null` for a zone that this runtime does not know. Making a formatter costs more than the rest of
 * a request, so the day of each zone is remembered for the minute: no day begins within one.
 */
export const todayIn = (timeZone: string, moment: Date): Day | null => {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const last = known.get(timeZone);
  if (last?.minute === minute) return last.day;
  if (!last && !isTimeZone(timeZone)) return null;
  if (known.size >= REMEMBERED) known.clear();
  const day = dayIn(timeZone, moment);
  known.set(timeZone, { minute, day });
  return day;
};

/** Who asks: a session, and what it may see. */
export interface Viewer {
  readonly kind: SessionKind;
  readonly familyId: string;
  readonly sessionId: string;
  /** Whose session it is; `null` for a device, which is nobody's but the family's. */
  readonly userId: string | null;
  /** The children that it may see; `null` for an adult, who sees all. */
  readonly childIds: readonly string[] | null;
}

/** An adult, in a browser of their own. */
export interface Adult extends Viewer {
  readonly kind: 'adult';
  readonly userId: string;
  readonly childIds: null;
}

/** A child, in the browser that an adult has handed over. */
export interface LentViewer extends Viewer {
  readonly kind: 'lent';
  readonly userId: string;
}

/** Proves session tokens. */
export interface SessionProof {
  /** Who a token stands for; `null` when it is not good, or its session was ended. It is seen on the zone's day, if one is given. */
  authenticate(token: string, timeZone?: string): Promise<Viewer | null>;
}

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
    readonly sessions: SessionProof;
    readonly clock: () => Date;
  }
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
};

/** Gives every request its language, zone, day and viewer. */
export const addContext = (app: FastifyInstance, deps: { sessions: SessionProof; clock: () => Date }): void => {
  app.decorate('sessions', deps.sessions);
  app.decorate('clock', deps.clock);
  app.decorateRequest('viewer', null);
  app.decorateRequest('language', {
    getter() {
      return languageOf(this.headers['accept-language']);
    },
  });
  app.decorateRequest('timeZone', {
    getter() {
      return header(this, 'time-zone')?.trim() || FALLBACK_ZONE;
    },
  });
  app.decorateRequest('today', {
    getter() {
      const day = todayIn(this.timeZone, deps.clock());
      if (day === null) throw new ProblemError(400, 'UNKNOWN_TIME_ZONE');
      return day;
    },
  });
};

/** The token of `Authorization: Bearer …`; `undefined` when the header is absent, empty when it is of another kind. */
export const bearerToken = (request: FastifyRequest): string | undefined => {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  return /^Bearer +([^\s]+)$/i.exec(authorization)?.[1] ?? '';
};
