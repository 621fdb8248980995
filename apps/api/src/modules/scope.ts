import type { Day } from '@kovan/domain/days';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../http/context.ts';

/** For which family a service acts, and when: on the viewer's day, at the server's moment. */
export interface Scope {
  readonly familyId: string;
  readonly today: Day;
  readonly now: Date;
}

/** The scope of a request. */
export const scopeOf = (viewer: Viewer, request: FastifyRequest): Scope => ({
  familyId: viewer.familyId,
  today: request.today,
  now: request.server.clock(),
});
