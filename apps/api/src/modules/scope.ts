import type { Day } from '@kovan/domain/days';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../http/context.ts';
import { requireSession } from '../http/requireSession.ts';

/** For which family a service acts, and when: on the viewer's day, at the server's moment. */
export interface Scope {
  readonly familyId: string;
  readonly viewer: Viewer;
  /** Asks whether the session stands, where no statement has proved it; a 401 when not. */
  readonly requireSession: () => Promise<void>;
  readonly today: Day;
  readonly now: Date;
}

/** The scope of a request. */
export const scopeOf = (viewer: Viewer, request: FastifyRequest): Scope => ({
  familyId: viewer.familyId,
  viewer,
  requireSession: () => requireSession(request),
  today: request.today,
  now: request.server.clock(),
});
