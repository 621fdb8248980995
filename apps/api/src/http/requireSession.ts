import type { FastifyRequest } from 'fastify';
import { isKnownToStand, noteStanding } from '../identity/standing.ts';
import { unauthenticated } from './problemError.ts';

/** Answers a 401 unless the viewer's session stands; asks the database only where no statement has proved it yet. */
export const requireSession = async ({ viewer, server }: FastifyRequest): Promise<void> => {
  if (viewer === null) throw unauthenticated();
  if (isKnownToStand(viewer)) return;
  if (!(await server.sessions.stands(viewer))) throw unauthenticated();
  noteStanding(viewer);
};
