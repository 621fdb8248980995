// npm run pictures: draws the pictures that other programs show of Kovan, from the hero, the favicon and the tokens.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser, launchOptions } from './lib/browser.mjs';
import { ROOT } from './lib/run.mjs';

const PUBLIC = join(ROOT, 'apps/web/public');
const read = (path) => readFile(join(ROOT, path), 'utf8');

const font = await readFile(
  join(ROOT, 'node_modules/@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2'),
  'base64',
);
const style = `
  ${await read('packages/ui/src/tokens/tokens.css')}
  @font-face { font-family: 'Baloo 2 Variable'; src: url('data:font/woff2;base64,${font}'); font-weight: 400 800; }
  body { margin: 0; display: grid; height: 100vh; background: var(--page); color: var(--text); }
`;

const logo = await read('apps/web/public/favicon.svg');
const hero = await read('packages/ui/src/features/landing/hero/heroStill.svg');

/** No words but the name, so that one picture serves both languages. */
const PICTURES = [
  {
    file: 'og.png',
    size: { width: 1200, height: 630 },
    body: `
      <style>
        body { grid-template-columns: auto 1fr; align-items: center; gap: 48px; padding: 0 40px 0 96px; box-sizing: border-box; }
        .name { display: flex; align-items: center; gap: 24px; font: 800 120px/1 var(--font-display); letter-spacing: -0.02em; }
        .name svg { width: 120px; }
        .name span { transform: translateY(0.07em); }
      </style>
      <div class="name">${logo}<span>Kovan</span></div>${hero}`,
  },
  {
    file: 'apple-touch-icon.png',
    size: { width: 180, height: 180 },
    body: `<style>body { padding: 18px; box-sizing: border-box; }</style>${logo}`,
  },
  ...[192, 512].map((size) => ({
    file: `icon-${size}.png`,
    size: { width: size, height: size },
    // Its own shape on whatever ground there is.
    isSeeThrough: true,
    body: `<style>body { background: none; }</style>${logo}`,
  })),
  {
    // Devices cut a shape of their own out of it: the whole sign stands in the middle four fifths.
    file: 'icon-maskable-512.png',
    size: { width: 512, height: 512 },
    body: `<style>body { padding: 92px; box-sizing: border-box; }</style>${logo}`,
  },
];

ensureBrowser(console.log);
const browser = await chromium.launch(launchOptions());
try {
  for (const { file, size, body, isSeeThrough = false } of PICTURES) {
    const page = await browser.newPage({ viewport: size, colorScheme: 'light' });
    await page.setContent(`<!doctype html><style>${style}</style>${body}`);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(PUBLIC, file), omitBackground: isSeeThrough });
    console.log(file);
    await page.close();
  }
} finally {
  await browser.close();
}
