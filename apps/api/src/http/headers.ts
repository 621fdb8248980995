import { API_VERSION, API_VERSION_HEADER, type Language, languageOf } from '@kovan/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const GOOGLE_SIGN_IN = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** The content policy of our pages; `scriptHashes` are those of the built page's inline scripts, in CSP's words. */
export const contentPolicy = (config: Pick<Config, 'identity'>, scriptHashes: readonly string[]): string => {
  const project = config.identity.kind === 'firebase' ? config.identity : null;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'frame-src': project ? [`https://${project.authDomain}`] : ["'none'"],
    // The animation's player is WebAssembly.
    'script-src': ["'self'", ...scriptHashes, "'wasm-unsafe-eval'", ...(project ? ['https://apis.google.com'] : [])],
    // The components' library positions its layers by style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...(project ? GOOGLE_SIGN_IN : [])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};

/** Nothing that a program answers is a page. */
const ANSWER_POLICY =
  "default-src 'none'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'";

/** The content policy of the app's worker: it asks for what the pages are made of, and for nothing elsewhere. */
export const WORKER_POLICY = `${ANSWER_POLICY}; script-src 'self'; connect-src 'self'`;

const PROGRAM_PATH = /^\/(?:api|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(?:[/?]|$)/;

const DENIED_FEATURES = ['browsing-topics', 'camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Whether a path is answered by a program, in JSON, as against by the app's page. */
export const isProgramPath = (url: string): boolean => PROGRAM_PATH.test(url);

/** The headers that an answer carries whatever it is; a route that needs others sets its own. */
export type HeadersFor = (request: Pick<FastifyRequest, 'url' | 'headers'>) => Readonly<Record<string, string>>;

/** The header of the id by which the log lines of an answer are found. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The security headers of this configuration's answers, put together once. */
export const createHeaders = (config: Pick<Config, 'identity' | 'publicUrl'>): HeadersFor => {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // A page's address holds a child's id. A Firebase key may be bound to our origin, so there that much is told.
    'referrer-policy': config.identity.kind === 'firebase' ? 'strict-origin' : 'same-origin',
    'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    // Google's sign-in is a popup that must reach us again.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': ANSWER_POLICY,
    ...(config.publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  const inLanguage = (language: Language) => ({
    ...everywhere,
    'cache-control': 'no-store',
    [API_VERSION_HEADER]: API_VERSION,
    vary: 'accept-language',
    'content-language': language,
  });
  const ofProgram: Readonly<Record<Language, Record<string, string>>> = { tr: inLanguage('tr'), en: inLanguage('en') };
  return ({ url, headers }) => (isProgramPath(url) ? ofProgram[languageOf(headers['accept-language'])] : everywhere);
};

/** Gives an answer its headers, with the id by which its log lines are found. */
export const giveHeaders = (headersFor: HeadersFor, request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers(headersFor(request)).header(REQUEST_ID_HEADER, request.id);
};

/** Gives every answer that a route makes its headers. */
export const addHeaders = (app: FastifyInstance, headersFor: HeadersFor): void => {
  app.addHook('onRequest', (request, reply, done) => {
    giveHeaders(headersFor, request, reply);
    done();
  });
};
