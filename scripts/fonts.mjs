// npm run fonts: cuts the letters that Turkish needs beyond Latin-1 out of the fonts, so that a Turkish page need not load
// all of Central Europe's. The rest stays in the packages' own files, for the names that need it.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './lib/run.mjs';

/** Those of packages/ui/src/tokens/fonts.css; ı is in the Latin file. */
const LETTERS = 'ĞğİŞş';
const FONTS = ['baloo-2', 'figtree'];
const TARGET = join(ROOT, 'packages/ui/src/tokens/fonts');

await mkdir(TARGET, { recursive: true });
for (const font of FONTS) {
  const source = join(ROOT, `node_modules/@fontsource-variable/${font}/files/${font}-latin-ext-wght-normal.woff2`);
  const cut = await subsetFont(await readFile(source), LETTERS, { targetFormat: 'woff2' });
  await writeFile(join(TARGET, `${font}-turkish-wght-normal.woff2`), cut);
  console.log(`${font}: ${cut.length} bytes`);
}
