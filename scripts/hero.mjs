// npm run hero: makes the landing page's animation and its still picture from the scene in scripts/rive.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from './lib/run.mjs';

const { module } = await runnerImport(join(ROOT, 'scripts/rive/files.ts'), { root: ROOT, configFile: false });
const files = module.makeHeroFiles(await readFile(join(ROOT, module.TOKENS), 'utf8'));
for (const [path, bytes] of Object.entries(files)) {
  await writeFile(join(ROOT, path), bytes);
  console.log(`${path}: ${bytes.length} bytes`);
}
