import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { chunkGroups } from './build/chunkGroups.ts';
import { compileHint } from './build/compileHint.ts';
import { importLate, modulePreload } from './build/importLate.ts';
import { precompress } from './build/precompress.ts';
import { shortClassNames } from './build/shortClassNames.ts';
import { prerender } from './build/prerender.ts';
import { worker } from './build/worker.ts';
import { callsForBrowser } from './build/callsForBrowser.ts';
import { librariesForBrowser } from './build/librariesForBrowser.ts';

/** Its package names only the development build, with every warning in it. */
const routerFile = (name: string): string =>
  join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production', name);

export default defineConfig(({ mode, command }) => {
  // In development the server of apps/api answers the calls, so that page and calls have one origin.
  const api = loadEnv(mode, import.meta.dirname, 'API_').API_ORIGIN ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;
  return {
    root: import.meta.dirname,
    plugins: [importLate(), callsForBrowser(), librariesForBrowser(), react(), prerender(), worker(), precompress()],
    resolve: {
      alias:
        command === 'build'
          ? [
              { find: /^react-router$/, replacement: routerFile('index.mjs') },
              { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
              // What it stands in for has been in React for long.
              { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
            ]
          : [],
    },
    ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } } : {}),
    server: {
      host: '127.0.0.1',
      proxy: {
        '/api': api,
        '/__/auth': api,
        '/identitytoolkit.googleapis.com': api,
        '/securetoken.googleapis.com': api,
      },
    },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      // What a page may weigh is held by `npm run check`; whoever starts the app has nothing to do about it.
      chunkSizeWarningLimit: Infinity,
      modulePreload,
      rolldownOptions: {
        // Nothing here has a getter that does something, or looks whether a global is there by reading it.
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        output: {
          codeSplitting: { groups: chunkGroups },
          postBanner: compileHint,
          // Signs that can't be compressed, and the first view's scripts name some sixty files.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  };
});
