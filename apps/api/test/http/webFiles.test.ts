import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/testApp.ts';

const SCRIPT = 'export const kovan = "bal".repeat(1000);';
const PAGE = '<!doctype html><html lang="tr"><body></body></html>';

let root: string;
let server: TestApp;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kovan-files-'));
  await mkdir(join(root, 'assets'));
  await mkdir(join(root, '.vite'));
  const files: Record<string, string | Buffer> = {
    'index.html': PAGE,
    'index.en.html': PAGE,
    'assets/main-abc123.js': SCRIPT,
    'assets/main-abc123.js.br': brotliCompressSync(SCRIPT),
    'assets/main-abc123.js.gz': gzipSync(SCRIPT),
    'assets/player-def456.wasm': Buffer.from([0, 0x61, 0x73, 0x6d]),
    'rive.riv': Buffer.from('RIVE'),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content);
  server = await createTestApp({ webRoot: root });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('a file', () => {
  it('with a hash in its name is kept for a year, in the form that was asked for', async () => {
    const br = await get('/assets/main-abc123.js', { 'accept-encoding': 'br, gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT);
    expect(br.headers['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/);
    expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(br.headers.vary).toMatch(/accept-encoding/i);
    const gzip = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    const plain = await get('/assets/main-abc123.js');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, SCRIPT]);
  });

  it.each([
    ['/assets/player-def456.wasm', 'application/wasm'],
    ['/rive.riv', 'application/octet-stream'],
    ['/favicon.svg', 'image/svg+xml'],
  ])('%s is %s', async (url, type) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
  });

  it('without a hash in its name is asked for again, and not sent twice', async () => {
    const { headers } = await get('/rive.riv');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await get('/rive.riv', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect((await get('/rive.riv', { 'if-match': '"another"' })).statusCode).toBe(412);
  });

  it.each([
    '/assets/gone-000000.js',
    '/gone.png',
    '/index.html',
    '/index.en.html',
    '/assets/main-abc123.js.br',
    '/.vite/manifest.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%5cmain-abc123.js',
    '/assets/%00.js',
    '/assets/%.js',
    '/assets/%ff.js',
    '/%',
  ])('%s is a plain 404', async (url) => {
    const answer = await get(url, { accept: 'text/html' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).not.toMatch(/max-age=[1-9]/);
  });
});
