import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_DAYS } from './knownBrowsers.ts';

const NAME = 'kovan-known';
/** Where the browser sends it: to the identity protocol, and with no call or page of the product. */
const PATH = '/identitytoolkit.googleapis.com/';
const VALUE = new RegExp(`(?:^|;)\\s*${NAME}=([\\w-]{43})\\s*(?:;|$)`);

/** The token of a browser in which somebody has signed in; `null` where there is none. */
export const knownToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  VALUE.exec(headers.cookie ?? '')?.[1] ?? null;

/** Lets the browser keep its token: the one cookie there is, which no script reads and no other site has sent. */
export const keepKnownToken = (reply: FastifyReply, token: string, publicUrl: string): void => {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${NAME}=${token}; Path=${PATH}; Max-Age=${KNOWN_DAYS * 24 * 60 * 60}; HttpOnly; SameSite=Strict${secure}`,
  );
};
