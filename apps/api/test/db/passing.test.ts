import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { backUp } from '../../src/db/backup/backup.ts';
import { besidePassing } from '../../src/db/backup/passing.ts';
import { restore } from '../../src/db/backup/restore.ts';
import { move } from '../../src/db/move.ts';
import { makeDataFolder } from '../support/dataFolder.ts';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'kovan-passing-'));
});
afterAll(async () => {
  await rm(home, { recursive: true, force: true });
});

/** Asks that each of these is there while some work is under way, and never without somebody who removes it at a signal. */
const expectPassing = async (paths: readonly string[], begin: () => Promise<unknown>) => {
  const listening = process.listenerCount('SIGTERM');
  const seen = new Set<string>();
  const work = begin();
  while ((await Promise.race([work.then(() => 'done'), setImmediate('under way')])) === 'under way') {
    for (const path of paths.filter((one) => existsSync(one))) {
      seen.add(path);
      expect(process.listenerCount('SIGTERM'), path).toBeGreaterThan(listening);
    }
  }
  expect([...seen].sort()).toEqual([...paths].sort());
  expect([paths.filter((one) => existsSync(one)), process.listenerCount('SIGTERM')]).toEqual([[], listening]);
};

it('[AC-08] what passes is never there without somebody who removes it at a signal', async () => {
  const folder = join(home, 'packing');
  await expectPassing([folder], () =>
    besidePassing([folder], async () => {
      await mkdir(folder);
      for (let number = 0; number < 200; number += 1) await writeFile(join(folder, String(number)), 'a child');
    }),
  );
});

it('[AC-08] nor is what a restore or a move puts together, which all families can be read in', async () => {
  const [dataDir, restored, moved] = [join(home, 'served'), join(home, 'restored'), join(home, 'moved')];
  await makeDataFolder(dataDir);
  const file = join(home, 'kovan.tar.gz');
  await backUp({ dataDir, databaseUrl: null }, file, new Date());
  await expectPassing([join(restored, 'restoring.new')], () =>
    restore({ dataDir: restored, databaseUrl: null }, file, { force: false }),
  );
  const passing = ['moving', 'restoring.new'].map((name) => join(moved, name));
  await expectPassing(passing, () => move(readConfig({ DATA_DIR: dataDir }), moved, () => undefined));
});

it('an error of the work is told, though what it made cannot be removed', async () => {
  const file = join(home, 'file');
  await writeFile(file, '');
  const failed = besidePassing([join(file, 'inside')], () => Promise.reject(new Error('The disk is full.')));
  await expect(failed).rejects.toThrow('The disk is full.');
  await expect(besidePassing([join(file, 'inside')], () => Promise.resolve())).rejects.toThrow('ENOTDIR');
});

it('a signal ends the process by it and removes the rest, though a part of it cannot be removed', async () => {
  const file = join(home, 'closed');
  await writeFile(file, '');
  const folder = join(home, 'open');
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  onTestFinished(() => kill.mockRestore());
  await besidePassing([join(file, 'inside'), folder], async () => {
    await mkdir(folder);
    process.listeners('SIGTERM').at(-1)?.('SIGTERM');
    expect([existsSync(folder), kill.mock.calls]).toEqual([false, [[process.pid, 'SIGTERM']]]);
    await rm(file);
  });
});
