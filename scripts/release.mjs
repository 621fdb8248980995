// npm run release [-- folder]: packs what runs, and nothing else, into one archive: the built app and server, the commands of an
// operator, a small package.json with its lock, licence and documents. It starts with `npm ci --omit=dev && npm start`.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhatChanged } from './buildWhatChanged.mjs';
import { typedPath } from './lib/admin.mjs';
import { lockOf } from './lib/release/lockOf.mjs';
import { manifestOf } from './lib/release/manifestOf.mjs';
import { packedOf } from './lib/release/packedOf.mjs';
import { readmeOf } from './lib/release/readmeOf.mjs';
import { ROOT, run } from './lib/run.mjs';

const readJson = async (file) => JSON.parse(await readFile(join(ROOT, file), 'utf8'));
const writeJson = (file, value) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

/** Gives the archive's path. */
const pack = async (target) => {
  await buildWhatChanged(ROOT);
  const manifest = manifestOf(await readJson('package.json'), await readJson('apps/api/package.json'));
  const name = `${manifest.name}-${manifest.version}`;
  const staging = await mkdtemp(join(tmpdir(), 'kovan-release-'));
  try {
    const folder = join(staging, name);
    for (const path of await packedOf(ROOT)) await cp(join(ROOT, path), join(folder, path), { recursive: true });
    await writeFile(join(folder, 'README.md'), readmeOf(await readFile(join(ROOT, 'README.md'), 'utf8')));
    await writeJson(join(folder, 'package.json'), manifest);
    await writeJson(join(folder, 'package-lock.json'), lockOf(await readJson('package-lock.json'), manifest));
    await mkdir(target, { recursive: true });
    const archive = join(target, `${name}.tar.gz`);
    const { code, output } = await run('tar', ['-czf', archive, '-C', staging, name]);
    if (code !== 0) throw new Error(`tar could not pack the release: ${output}`);
    return archive;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

const [folder = 'release'] = process.argv.slice(2);
try {
  console.log(await pack(typedPath(folder)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
