import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildWhatChanged, PARTS } from './buildWhatChanged.mjs';

let root;
let built;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kovan-build-'));
  built = [];
  await write('packages/domain/src/days.ts', 'days');
  await write('packages/ui/src/Button.tsx', 'button');
  await write('apps/web/index.html', 'page');
  await write('apps/api/src/server.ts', 'server');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const write = async (path, content) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
};

const build = async (_, workspace) => {
  built.push(workspace);
  await write(PARTS.find((part) => part.workspace === workspace).result, 'built');
};

const builtNow = async () => {
  built = [];
  await buildWhatChanged(root, build);
  return built;
};

it('builds everything once, and nothing again while nothing changes', async () => {
  expect(await builtNow()).toEqual(['apps/web', 'apps/api']);
  expect(await builtNow()).toEqual([]);
});

it('builds what a change touches', async () => {
  await builtNow();
  await write('packages/ui/src/Button.tsx', 'another button');
  expect(await builtNow()).toEqual(['apps/web']);
  await write('apps/api/src/db/migrations/0001.sql', 'create table');
  expect(await builtNow()).toEqual(['apps/api']);
  await write('packages/domain/src/weeks.ts', 'a new file');
  expect(await builtNow()).toEqual(['apps/web', 'apps/api']);
  await write('packages/ui/src/data/online.ts', 'sources, by whatever name');
  expect(await builtNow()).toEqual(['apps/web']);
});

it('builds nothing for tests, or for what it made itself', async () => {
  await builtNow();
  await write('packages/domain/src/days.test.ts', 'test');
  await write('apps/api/test/errors.test.ts', 'test');
  await write('apps/web/dist/assets/main.js', 'made');
  expect(await builtNow()).toEqual([]);
});

it('builds again what somebody threw away', async () => {
  await builtNow();
  await rm(join(root, 'apps/api/dist'), { recursive: true });
  expect(await builtNow()).toEqual(['apps/api']);
});

it('builds again after a build that failed', async () => {
  await builtNow();
  await write('apps/web/index.html', 'broken page');
  await expect(
    buildWhatChanged(root, async () => {
      throw new Error('Building apps/web failed.');
    }),
  ).rejects.toThrow('Building apps/web failed.');
  await write('apps/web/index.html', 'page');
  expect(await builtNow()).toEqual(['apps/web']);
});
