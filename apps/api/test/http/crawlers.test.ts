import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/testApp.ts';

let root: string;
let server: TestApp;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kovan-crawlers-'));
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><html><head><meta property="og:image" content="/og.png" /></head><body></body></html>',
  );
  server = await createTestApp({ webRoot: root });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const get = (url: string) => server.app.inject({ url });

describe('what programs ask a site for', () => {
  it('robots.txt keeps them out of the app and leads to the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body.split('\n')).toEqual(
      expect.arrayContaining(['Allow: /app/login', 'Disallow: /app', 'Disallow: /api/']),
    );
    expect(answer.body).toMatch(/^Sitemap: https?:\/\/[^/\s]+\/sitemap\.xml$/m);
  });

  it('the sitemap names the two public pages by whole addresses', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers['content-type']).toContain('xml');
    const [landing, login, ...others] = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url = '']) => new URL(url),
    );
    expect([landing?.pathname, login?.pathname]).toEqual(['/', '/app/login']);
    expect(others).toEqual([]);
  });

  it.each(['/robots.txt', '/sitemap.xml'])('%s is asked for anew each time, as all that has no hash', async (url) => {
    expect((await get(url)).headers['cache-control']).toBe('no-cache');
  });

  it('the page names its picture by a whole address', async () => {
    const [, picture = ''] = /og:image" content="([^"]*)"/.exec((await get('/')).body) ?? [];
    const sitemap = /Sitemap: (.*)\/sitemap\.xml/.exec((await get('/robots.txt')).body)?.[1];
    expect(picture).toBe(`${sitemap}/og.png`);
  });
});
