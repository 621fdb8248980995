import fastifyStatic from '@fastify/static';
import type { Settings } from '@kovan/api-client/contract';
import { isLanguage } from '@kovan/domain/languages';
import { PAGE_COOKIES } from '@kovan/domain/pageCookies';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { cookieOf } from './cookies.ts';
import { sendProblem } from './errorHandler.ts';
import { contentPolicy, isProgramPath, WORKER_POLICY } from './headers.ts';
import { encodingOf, isKnownPath, loadPages, type Pages, PUBLIC_PATHS, type Visitor } from './pages.ts';
import { methodNotAllowed, notFound } from './problemError.ts';

const YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Names of built files carry a hash of their content below /assets. */
const HASHED = /[\\/]assets[\\/]/;

/** The worker's script, compressed or not. */
const WORKER = /[\\/]sw\.js(?:\.(?:br|gz))?$/;

/** A last segment with an extension is a file's name, never a screen's address. */
const FILE_NAME = /\.[A-Za-z0-9]+$/;

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** What the app has said of its viewer comes before what the browser asks for. */
const visitorOf = (request: FastifyRequest): Visitor => {
  const chosen = cookieOf(request, PAGE_COOKIES.language.name) ?? '';
  return {
    language: isLanguage(chosen) ? chosen : request.language,
    isSignedIn: cookieOf(request, PAGE_COOKIES.signedIn.name) !== null,
  };
};

const isAskedFor = (etag: string, header: string | undefined): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${etag}"` || tag.trim() === '*');

/** What the pages say of the server's settings. */
export interface PageSettings {
  /** To the page that makes a request. */
  for(request: FastifyRequest): Settings;
  /** All that `for` may give. */
  readonly possible: readonly Settings[];
}

/** What the app's pages are served with. */
interface WebDeps {
  readonly config: Config;
  readonly settings: PageSettings;
  /** The folder of the built app; without it only programs are answered. */
  readonly root: string | undefined;
}

const pageSender = (pages: Pages, { config, settings }: Pick<WebDeps, 'config' | 'settings'>) => {
  const policy = contentPolicy(config, pages.scriptHashes);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request);
    const { content, etag } = await pages.pageFor(path, visitorOf(request), settings.for(request));
    const encoding = encodingOf(request.headers['accept-encoding']);
    reply.headers({
      'content-security-policy': policy,
      'cache-control': ASK_AGAIN,
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      // Weak, since it is the same for every coding.
      etag: `W/"${etag}"`,
      'content-type': 'text/html; charset=utf-8',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    reply.code(isKnownPath(path) ? 200 : 404);
    if (isKnownPath(path) && isAskedFor(etag, request.headers['if-none-match'])) return reply.code(304).send();
    return reply.send(content[encoding]);
  };
};

/** Tells search engines what there is to find: robots.txt, and a sitemap with whole addresses, as its format asks. */
const serveCrawlers = (app: FastifyInstance, publicUrl: string): void => {
  const robots = [
    'User-agent: *',
    ...PUBLIC_PATHS.map((path) => `Allow: ${path}${path === '/' ? '$' : ''}`),
    'Disallow: /api/',
    'Disallow: /app',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const urls = PUBLIC_PATHS.map((path) => `<url><loc>${encodeURI(publicUrl)}${path}</loc></url>`).join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>
`;
  const serve = (path: string, type: string, content: string) =>
    app.get(path, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', ASK_AGAIN).send(content),
    );
  serve('/robots.txt', 'text/plain', robots);
  serve('/sitemap.xml', 'application/xml', sitemap);
};

/** Answers that there is no file of this name. */
export const sendNoFile = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', ASK_AGAIN).type('text/plain; charset=utf-8').send('Not found\n');

/** Serves the files of the built app; a name that the library refuses is one that no file has. */
const serveFiles =
  (root: string) =>
  async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.statusCode !== 400 && error.statusCode !== 403) throw error;
      reply.callNotFound();
    });
    await app.register(fastifyStatic, {
      root,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      acceptRanges: false,
      // Folders are no files, compressed forms are chosen by Accept-Encoding only, pages by the handler below.
      allowedPath: (path) => !/(?:\/|\.(?:br|gz|html))$/.test(path),
      setHeaders: (response, path) => {
        response.header('cache-control', HASHED.test(path) ? YEAR : ASK_AGAIN);
        if (WORKER.test(path)) response.header('content-security-policy', WORKER_POLICY);
      },
    });
  };

/** Serves the built app: its files, and its page at every address that is not a file's. */
export const serveWeb = async (app: FastifyInstance, { config, settings, root }: WebDeps): Promise<void> => {
  const pages = root === undefined ? null : await loadPages(root, config.publicUrl);
  const sendPage = pages && pageSender(pages, { config, settings });

  app.setNotFoundHandler((request, reply) => {
    if (isProgramPath(request.url)) return sendProblem(request, reply, notFound());
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Every page and file is there to be read only.
    if (sendPage && !isRead) return sendProblem(request, reply, methodNotAllowed(['GET', 'HEAD']));
    if (sendPage && !FILE_NAME.test(pathOf(request))) return sendPage(request, reply);
    return sendNoFile(reply);
  });

  if (!pages || root === undefined) return;
  serveCrawlers(app, config.publicUrl);
  app.addHook('onListen', () => {
    pages.prepare(settings.possible).catch((error: unknown) => app.log.error({ err: error }, 'pages'));
  });
  await app.register(serveFiles(root));
};
