import { VitePWA } from 'vite-plugin-pwa';
import { KEPT_ONCE_USED } from '../src/keptOnceUsed.ts';
import { SHELL } from '../src/worker/addresses.ts';

/**
 * What the worker keeps from the start: the app's own page and all that its screens are made of. Some parts, and signs of other
 * languages' names, are kept once they were used (src/worker/sw.ts).
 */
const KEPT = ['index.html', 'assets/*.{js,css,woff2}', 'favicon.svg', 'icon-192.png'];
const LEFT_OUT = [`assets/{${KEPT_ONCE_USED.join()}}-*`, 'assets/*-latin-ext-*'];

/** Builds the service worker, `sw.js`, with the list of what it keeps. The app registers it itself, and no page links it. */
export const worker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    integration: { configureCustomSWViteBuild: (build) => void (build.logLevel = 'warn') },
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: KEPT,
      globIgnores: LEFT_OUT,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: SHELL } : entry)),
        }),
      ],
    },
  });
