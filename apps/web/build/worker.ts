import { VitePWA } from 'vite-plugin-pwa';
import { SHELL } from '../src/worker/addresses.ts';

/**
 * What the worker keeps from the start: the app's own page and all that its screens are made of. The landing page's animation,
 * the identity provider's SDK and signs of other languages' names are kept once they were used (src/worker/sw.ts).
 */
const KEPT = ['index.html', 'assets/*.{js,css,woff2}', 'favicon.svg', 'icon-192.png'];
const KEPT_ONCE_USED = ['assets/{HeroAnimation,rive,firebaseSdk}-*', 'assets/*-latin-ext-*'];

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
      globIgnores: KEPT_ONCE_USED,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: SHELL } : entry)),
        }),
      ],
    },
  });
