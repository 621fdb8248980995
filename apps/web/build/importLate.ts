import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'vite';

/** What Vite has every `import()` of a build call, with the files that come with it. */
const HELPER = '\0vite/preload-helper.js';

const OWN = join(import.meta.dirname, '../src/lateFiles.ts');

/** Has our own loader (src/lateFiles.ts) in the place of Vite's, which imports code whatever became of its files. */
export const importLate = (): Plugin => ({
  name: 'kovan:import-late',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === HELPER ? `export { importLate as __vitePreload } from ${JSON.stringify(OWN)};` : undefined),
});

/** Vite leaves out the file itself where nothing comes with it. */
export const modulePreload: BuildOptions['modulePreload'] = {
  polyfill: false,
  resolveDependencies: (file, others) => [...new Set([file, ...others])],
};
