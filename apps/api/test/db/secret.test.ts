import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deriveKey, loadSecret, makeSecret } from '../../src/db/folder/secret.ts';
import { OperatorError } from '../../src/operatorError.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kovan-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const fileOf = (folder: string) => join(folder, 'session-secret');

it('takes the setting, and writes none', async () => {
  const sessionSecret = 'x'.repeat(32);
  expect(Buffer.from(await loadSecret({ sessionSecret, dataDir })).toString()).toBe(sessionSecret);
  await expect(stat(fileOf(dataDir))).rejects.toThrow('ENOENT');
});

it('reads its own from a file that only its owner reads, made anew each time it is asked to', async () => {
  await makeSecret(dataDir);
  const made = await loadSecret({ sessionSecret: null, dataDir });
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect((await stat(fileOf(dataDir))).mode & 0o777).toBe(0o600);
  expect(await loadSecret({ sessionSecret: null, dataDir })).toEqual(made);
  await makeSecret(dataDir);
  expect(await loadSecret({ sessionSecret: null, dataDir })).not.toEqual(made);
  expect(await readdir(dataDir)).toEqual(['session-secret']);
});

it('makes none in passing where its own is missing', async () => {
  await expect(loadSecret({ sessionSecret: null, dataDir })).rejects.toThrow(
    "everybody has to sign in again, every child's device is paired again and open invitations are withdrawn: npm start -- --new-secret",
  );
  expect(await readdir(dataDir)).toEqual([]);
});

it('names what stands in its place and cannot be read', async () => {
  await mkdir(fileOf(dataDir));
  const start = loadSecret({ sessionSecret: null, dataDir });
  await expect(start).rejects.toThrow(OperatorError);
  await expect(start).rejects.toThrow(/cannot be read: put back session-secret as a file/);
});

it('closes a file that others could read', async () => {
  const text = `${'y'.repeat(40)}\n`;
  await writeFile(fileOf(dataDir), text, { mode: 0o644 });
  // The end of its line is no part of it: moved into the setting, the same text is the same secret.
  const secret = await loadSecret({ sessionSecret: null, dataDir });
  expect(Buffer.from(secret).toString()).toBe('y'.repeat(40));
  expect((await stat(fileOf(dataDir))).mode & 0o777).toBe(0o600);
  expect(await readFile(fileOf(dataDir), 'utf8')).toBe(text);
});

it('refuses to start on a short one', async () => {
  await writeFile(fileOf(dataDir), 'short');
  await expect(loadSecret({ sessionSecret: null, dataDir })).rejects.toThrow(OperatorError);
  await expect(loadSecret({ sessionSecret: 'ğ'.repeat(15).padEnd(16), dataDir })).rejects.toThrow(/SESSION_SECRET/);
});

it('gives each purpose a key of its own', () => {
  const secret = new Uint8Array(32).fill(1);
  expect(deriveKey(secret, 'sessions')).toHaveLength(32);
  expect(deriveKey(secret, 'sessions')).not.toEqual(deriveKey(secret, 'limits'));
});
