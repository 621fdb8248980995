import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type { namesOf, PageWanted, renderPage } from '../src/prerender/prerender.tsx';
import { filesOf, type Files } from './filesOf.ts';
import { manifestName, manifestOf } from './manifests.ts';
import { appPage, visitorPage } from './pageHtml.ts';
import { shortClassNames } from './shortClassNames.ts';

interface Prerender {
  readonly renderPage: typeof renderPage;
  readonly namesOf: typeof namesOf;
}

/** The modules that each page begins with, and those of which it only has the markup and the styles at first. */
const SCREENS = {
  landing: {
    begins: '/features/landing/LandingScreen/LandingScreen.tsx',
    shows: ['/features/landing/LandingScreen/LandingMore.tsx'],
  },
  login: { begins: '/features/login/LoginScreen/LoginScreen.tsx', shows: [] },
} as const;

/** The parts behind the front door, which every other address begins with. */
const APP_MODULES = ['/web/src/services.ts', '/web/src/app.tsx'];

/** What the pages differ by, and how that is called in the files' names; apps/api/src/http/pages.ts chooses by them. */
const PAGES = (['tr', 'en'] as const).flatMap((language) => [
  { page: 'landing', language, name: `index.${language}.html` } as const,
  { page: 'login', language, name: `app/login.${language}.html` } as const,
]);

/** Builds the app for Node, and lends it. */
const withPrerender = async (root: string, lendTo: (built: Prerender) => Promise<void>): Promise<void> => {
  // Inside the project, so that Node finds the libraries.
  const cache = resolve(root, '../../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'kovan-prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      css: { modules: { generateScopedName: shortClassNames(root) } },
      build: {
        ssr: 'src/prerender/prerender.tsx',
        outDir: folder,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        copyPublicDir: false,
      },
    });
    await lendTo((await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Prerender);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Writes the pages of visitors beside the app's own, in both languages, so that they are read before a script runs; and what the installed app is called. */
export const prerender = (): Plugin => {
  let root = '';
  return {
    name: 'kovan-prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir = '' }, bundle) {
      const template = await readFile(join(dir, 'index.html'), 'utf8');
      const filesFor = (modules: readonly string[], shown: readonly string[] = []): Files =>
        filesOf(bundle, ['/web/src/main.tsx', ...modules], shown);
      const day = new Date().toISOString().slice(0, 10);
      await withPrerender(root, async ({ renderPage, namesOf }) => {
        // One after the other: they share the one language of the app.
        for (const { name, ...wanted } of PAGES) {
          const rendered = await renderPage({ ...wanted, day } satisfies PageWanted);
          const { begins, shows } = SCREENS[wanted.page];
          const html = visitorPage(template, { ...wanted, ...rendered, day }, filesFor([begins], shows));
          await mkdir(dirname(join(dir, name)), { recursive: true });
          await writeFile(join(dir, name), html);
          // Once a language.
          if (wanted.page === 'landing')
            await writeFile(join(dir, manifestName(wanted.language)), await manifestOf(wanted.language, namesOf()));
        }
      });
      await writeFile(join(dir, 'index.html'), appPage(template, filesFor(APP_MODULES)));
    },
  };
};
