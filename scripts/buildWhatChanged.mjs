// Builds the web app and the server where a hash of their sources is not that of the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SHARED = ['package.json', 'package-lock.json', 'tsconfig.base.json'];

/** What each part is made of, and the file that shows that it was made. */
export const PARTS = [
  {
    workspace: 'apps/web',
    sources: [...SHARED, 'packages/domain', 'packages/machines', 'packages/api-client', 'packages/ui', 'apps/web'],
    result: 'apps/web/dist/index.html',
  },
  {
    workspace: 'apps/api',
    sources: [...SHARED, 'packages/domain', 'packages/machines', 'packages/report', 'packages/api-client', 'apps/api'],
    result: 'apps/api/dist/server.js',
  },
];

/** Made, not written; or written for other ends than building. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'coverage', '.vite']);

async function* filesIn(folder, path) {
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(() => null);
  if (!entries) {
    if (existsSync(join(folder, path))) yield path;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (LEFT_OUT.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    if (entry.isDirectory()) yield* filesIn(folder, join(path, entry.name));
    else yield join(path, entry.name);
  }
}

/** One hash over the names and contents of all files below the given paths of a folder. */
export const hashOf = async (folder, paths) => {
  const hash = createHash('sha256');
  for (const path of paths) {
    for await (const file of filesIn(folder, path)) {
      const content = await readFile(join(folder, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
};

/** @type {(root: string, workspace: string) => Promise<void>} */
const runBuild = async (root, workspace) => {
  process.stdout.write(`Building ${workspace} …\n`);
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', ['run', 'build', '-w', workspace, '--silent'], options);
  if (status !== 0) throw new Error(`Building ${workspace} failed.`);
};

/** Builds each part whose sources have changed since its last build; rejects with a sentence when a build fails. */
export const buildWhatChanged = async (root, build = runBuild) => {
  const cache = join(root, 'node_modules/.cache/kovan');
  await mkdir(cache, { recursive: true });
  for (const { workspace, sources, result } of PARTS) {
    const note = join(cache, `${workspace.replace('/', '-')}.hash`);
    const hash = await hashOf(root, sources);
    const built = await readFile(note, 'utf8').catch(() => '');
    if (built === hash && existsSync(join(root, result))) continue;
    // A build that fails halfway must not pass for one that went well.
    await rm(note, { force: true });
    await build(root, workspace);
    await writeFile(note, hash);
  }
};
