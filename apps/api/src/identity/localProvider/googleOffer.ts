import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const LOOPBACK_NAME = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|\[::1\])$/i;

const isLoopbackName = (name: string): boolean => LOOPBACK_NAME.test(name);

const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopbackName(new URL(url).hostname);

/** Headers that only a proxy adds. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether the local account chooser may answer this request. Whoever reaches it can be anyone, so it is for the one
 * machine only: the server listens on loopback, trusts no proxy and is asked by a loopback name. A proxy on the same
 * machine forwards to loopback too; what betrays it is refused as well.
 */
export const isGoogleOffered = (config: Config, request: Pick<FastifyRequest, 'headers'>): boolean => {
  const { host, origin } = request.headers;
  return (
    isLoopbackName(config.host) &&
    config.trustProxy === 0 &&
    isLoopbackUrl(config.publicUrl) &&
    isLoopbackUrl(`http://${host ?? ''}`) &&
    (origin === undefined || isLoopbackUrl(origin)) &&
    PROXY_HEADERS.every((name) => request.headers[name] === undefined)
  );
};
