import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { besidePassing } from '../../src/db/backup/passing.ts';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'kovan-passing-'));
});
afterAll(async () => {
  await rm(home, { recursive: true, force: true });
});

it('[AC-08] what passes is never there without somebody who removes it at a signal', async () => {
  const folder = join(home, 'packing');
  const listening = process.listenerCount('SIGTERM');
  const work = besidePassing([folder], async () => {
    await mkdir(folder);
    for (let number = 0; number < 200; number += 1) await writeFile(join(folder, String(number)), 'a child');
  });
  while ((await Promise.race([work, setImmediate('under way')])) === 'under way') {
    if (existsSync(folder)) expect(process.listenerCount('SIGTERM')).toBe(listening + 1);
  }
  expect([existsSync(folder), process.listenerCount('SIGTERM')]).toEqual([false, listening]);
});

it('an error of the work is told, though what it made cannot be removed', async () => {
  const file = join(home, 'file');
  await writeFile(file, '');
  const failed = besidePassing([join(file, 'inside')], () => Promise.reject(new Error('The disk is full.')));
  await expect(failed).rejects.toThrow('The disk is full.');
  await expect(besidePassing([join(file, 'inside')], () => Promise.resolve())).rejects.toThrow('ENOTDIR');
});
