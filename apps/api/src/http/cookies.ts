import type { FastifyRequest } from 'fastify';

/** What a request says in a cookie; `null` where it has none of this name. */
export const cookieOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null => {
  const start = `${name}=`;
  const parts = (headers.cookie ?? '').split(';').map((part) => part.trim());
  return parts.find((part) => part.startsWith(start))?.slice(start.length) ?? null;
};
