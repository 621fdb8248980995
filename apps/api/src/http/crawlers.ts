import type { FastifyInstance } from 'fastify';

/** The pages for everybody; all else under /app is somebody's own. */
const PAGES = ['/', '/app/login'] as const;

/** Tells search engines what there is to find: robots.txt, and a sitemap with whole addresses, as its format asks. */
export const serveCrawlers = (app: FastifyInstance, publicUrl: string): void => {
  const robots = [
    'User-agent: *',
    ...PAGES.map((path) => `Allow: ${path}${path === '/' ? '$' : ''}`),
    'Disallow: /api/',
    'Disallow: /app',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const urls = PAGES.map((path) => `<url><loc>${encodeURI(publicUrl)}${path}</loc></url>`).join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>
`;
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
};
