import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const LOOPBACK_NAME = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|\[::1\])$/i;

const isLoopbackName = (name: string): boolean => LOOPBACK_NAME.test(name);

const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopbackName(new URL(url).hostname);

/** What would be more in a URL than a name and its port, and could hide another name from whoever reads the header. */
const MORE_THAN_A_HOST = /[\s/\\?#@]/;

const isLoopbackHost = (host = ''): boolean => !MORE_THAN_A_HOST.test(host) && isLoopbackUrl(`http://${host}`);

/** Headers that only a proxy adds. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether the local account chooser may answer this request. Whoever reaches it can be anyone, so it is off unless it is
 * asked for, and for the one machine only: the server listens on loopback, trusts no proxy and is asked by a loopback
 * name. A proxy on the same machine forwards to loopback too; what betrays it is refused as well.
 */
export const isGoogleOffered = (config: Config, request: Pick<FastifyRequest, 'headers'>): boolean => {
  const { host, origin } = request.headers;
  return (
    config.localGoogle &&
    isLoopbackName(config.host) &&
    config.trustProxy === 0 &&
    isLoopbackUrl(config.publicUrl) &&
    isLoopbackHost(host) &&
    (origin === undefined || isLoopbackUrl(origin)) &&
    PROXY_HEADERS.every((name) => request.headers[name] === undefined)
  );
};
