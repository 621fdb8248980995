import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { API_VERSION } from '@kovan/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/testApp.ts';

const INLINE = "document.documentElement.dataset.ready = '1'";
const SCRIPT = 'export const kovan = "bal".repeat(1000);';
const page = (language: string, body: string) =>
  `<!doctype html><html lang="${language}"><head><meta name="kovan-settings" content="" /><script>${INLINE}</script>` +
  `<script type="module" src="/assets/main-abc123.js"></script></head><body>${body}</body></html>`;

let root: string;
let server: TestApp;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kovan-web-'));
  await mkdir(join(root, 'assets'));
  await mkdir(join(root, 'app'));
  await mkdir(join(root, '.vite'));
  const files: Record<string, string | Buffer> = {
    'index.html': page('tr', '<div id="root"></div>'),
    'index.en.html': page('en', '<h1>Kovan in English</h1>'),
    'index.tr.html': page('tr', '<h1>Türkçe Kovan</h1>'),
    'app/login.tr.html': page('tr', '<h1>Giriş</h1>'),
    'assets/main-abc123.js': SCRIPT,
    'assets/main-abc123.js.br': brotliCompressSync(SCRIPT),
    'assets/main-abc123.js.gz': gzipSync(SCRIPT),
    'sw.js': SCRIPT,
    'sw.js.br': brotliCompressSync(SCRIPT),
    'manifest.tr.webmanifest': '{}',
    '.vite/manifest.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content);
  server = await createTestApp({ webRoot: root, config: { localGoogle: true } });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

const settingsIn = (html: string): unknown =>
  JSON.parse(
    (/name="kovan-settings" content="([^"]*)"/.exec(html)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );

describe('the page', () => {
  it.each([
    '/',
    '/tasks',
    '/assignments',
    '/children',
    '/app',
    '/app/login',
    '/app/onboarding',
    '/app/family',
    '/app/family/tasks',
    '/app/family/assignments',
    '/app/tasks/create',
    '/app/children',
    '/app/elif',
    '/app/elif/tasks',
    '/app/elif/assignments',
    '/app/account',
    '/app/join',
    '/app/pair',
    '/app/who',
    '/app/unlock',
    '/privacy',
    '/app/login?next=%2Fapp',
  ])('stands at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<html lang="tr">');
  });

  it.each(['/nowhere', '/assets', '/assets/', '/app/elif/nowhere', '/app/elif/tasks/more', '/app/../etc', '/favicon'])(
    'comes with a 404 at %s, where the app shows that there is nothing',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<div id="root">');
    },
  );

  it('carries the settings that the app needs, as /api/settings gives them', async () => {
    const far = { host: 'kovan.lan' };
    const settings: unknown = (await get('/api/settings', far)).json();
    expect(settingsIn((await get('/app/login', far)).body)).toEqual(settings);
    expect(settings).toEqual({
      identity: { kind: 'local', google: false },
      signUp: 'open',
      outsideModel: false,
      features: expect.any(Array),
    });
    const near = { host: '127.0.0.1:3000' };
    expect(settingsIn((await get('/app/login', near)).body)).toEqual((await get('/api/settings', near)).json());
    expect((await get('/api/settings', near)).json()).toMatchObject({ identity: { google: true } });
  });

  it('made beforehand for a language goes to those who read it', async () => {
    const english = await get('/', { 'accept-language': 'en-GB' });
    expect(english.body).toContain('Kovan in English');
    expect((await get('/')).body).toContain('Türkçe Kovan');
    for (const url of ['/app/login', '/app/login/']) expect((await get(url)).body, url).toContain('Giriş');
    expect(english.headers.vary).toMatch(/accept-language/i);
    expect(settingsIn(english.body)).toMatchObject({ outsideModel: false });
  });

  it('[I-04] goes in the language that was chosen to a browser that says so, whatever it reads itself', async () => {
    const bodyFor = async (url: string, cookie: string, language: string) =>
      (await get(url, { cookie, 'accept-language': language })).body;
    for (const cookie of ['kovan-language=en', 'a=b; kovan-language=en;c=d'])
      expect(await bodyFor('/', cookie, 'tr'), cookie).toContain('Kovan in English');
    expect(await bodyFor('/app/login', 'kovan-language=tr', 'en')).toContain('Giriş');
    for (const cookie of ['kovan-language=de', 'kovan-language=', 'not-kovan-language=en', 'kovan-language'])
      expect(await bodyFor('/', cookie, 'tr'), cookie).toContain('Türkçe Kovan');
  });

  it('[R-17] is no login for whoever is signed in', async () => {
    const cookie = 'kovan-signed-in=1';
    const [app, own, landing] = [await get('/app'), await get('/app/login', { cookie }), await get('/', { cookie })];
    expect([own.statusCode, own.body]).toEqual([200, app.body]);
    expect((await get('/app/login/', { cookie })).body).toBe(app.body);
    expect(landing.body).toContain('Türkçe Kovan');
  });

  it('is compressed for those who take it', async () => {
    const plain = (await get('/app')).body;
    const br = await get('/app', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    const gzip = await get('/app', { 'accept-encoding': 'gzip, br;q=0.00' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    expect(br.headers.vary).toMatch(/accept-encoding/i);
  });

  it.each(['br', 'gzip', 'identity'])(
    'is not sent again to those who have it in %s, in whatever coding',
    async (coding) => {
      const has = await get('/app', { 'accept-encoding': coding });
      const { etag = '' } = has.headers;
      // One tag for three codings says that they mean the same, not that they are the same bytes.
      expect([etag.slice(0, 3), has.headers['content-encoding'] ?? 'identity']).toEqual(['W/"', coding]);
      for (const known of [etag, etag.slice(2), `"another", ${etag}`, '*']) {
        for (const takes of ['br', 'gzip', 'identity']) {
          const again = await get('/app', { 'accept-encoding': takes, 'if-none-match': known });
          expect([known, again.statusCode, again.body, again.headers.etag]).toEqual([known, 304, '', etag]);
          expect(again.headers.vary).toMatch(/accept-encoding.*accept-language.*cookie/i);
        }
      }
      expect((await get('/app', { 'if-none-match': '"another"' })).statusCode).toBe(200);
    },
  );

  it('is a 404 where nothing is, also to those who have it', async () => {
    const { etag = '' } = (await get('/no/such/page')).headers;
    const again = await get('/no/such/page', { 'if-none-match': etag });
    expect([again.statusCode, again.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it.each(['/assets/..%2f..%2fpackage.json', '/..%5cpackage.json', '/.vite/manifest.json'])(
    'is a 404 at %s, which leads out of it or to what is nobody’s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('answers HEAD without a body, and other methods with a 405', async () => {
    const head = await server.app.inject({ method: 'HEAD', url: '/app' });
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
    const post = await server.app.inject({ method: 'POST', url: '/app' });
    expect([post.statusCode, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect([post.headers['content-language'], post.headers['cache-control']]).toEqual(['tr', 'no-store']);
  });
});

it.each(['/api/%00', '/api/%ff'])('no file is looked for at %s, which is a program’s', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
});

describe('the content policy', () => {
  const policyOf = async (app: TestApp) =>
    Object.fromEntries(
      String((await app.app.inject('/app')).headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
    );
  const hash = `'sha256-${createHash('sha256').update(INLINE).digest('base64')}'`;

  it('lets in our own scripts and the built inline ones by hash, and nobody else', async () => {
    expect(await policyOf(server)).toEqual({
      'default-src': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'frame-src': "'none'",
      'script-src': `'self' ${hash} 'wasm-unsafe-eval'`,
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
    });
  });

  it("lets Google's sign-in in only where a project is configured, and tells the page of it", async () => {
    const identity = {
      kind: 'firebase',
      projectId: 'kovan',
      apiKey: 'key',
      authDomain: 'kovan.firebaseapp.com',
    } as const;
    const withProject = await createTestApp({
      webRoot: root,
      config: { identity, publicUrl: 'https://kovan.example' },
    });
    expect(await policyOf(withProject)).toMatchObject({
      'frame-src': 'https://kovan.firebaseapp.com',
      'script-src': `'self' ${hash} 'wasm-unsafe-eval' https://apis.google.com`,
      'connect-src': "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    });
    const answer = await withProject.app.inject('/app');
    expect(settingsIn(answer.body)).toEqual({
      identity,
      signUp: 'open',
      outsideModel: false,
      features: expect.any(Array),
    });
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    await withProject.close();
  });
});

describe('what has the app installed', () => {
  it('[OF-01] the worker is asked for anew each time, and may ask for our files and nothing else', async () => {
    for (const encoding of ['identity', 'br']) {
      const { headers, statusCode } = await get('/sw.js', { 'accept-encoding': encoding });
      expect([statusCode, headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
      expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
      expect(headers['cache-control']).toBe('no-cache');
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain("default-src 'none'");
    }
  });

  it('[OF-01] a manifest has its own type, and is asked for anew', async () => {
    const { headers } = await get('/manifest.tr.webmanifest');
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('[OF-01] every answer of the API says its version, an error too; a page does not', async () => {
    for (const url of ['/api/health', '/api/nowhere', '/api/children']) {
      expect((await get(url)).headers['kovan-api-version']).toBe(API_VERSION);
    }
    expect((await get('/app')).headers).not.toHaveProperty('kovan-api-version');
  });
});

it.each(['/', '/assets/main-abc123.js', '/nowhere.js', '/api/health', '/api/nowhere', '/api/docs'])(
  '%s carries the security headers',
  async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  },
);
