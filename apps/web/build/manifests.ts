import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { namesOf } from '../src/prerender/prerender.tsx';
import { SHARE } from '../src/worker/addresses.ts';

const TOKENS = join(import.meta.dirname, '../../../packages/ui/src/tokens/tokens.css');

/** The light one of a token's two colours: a manifest has one, and the page itself names both. */
const lightOf = (tokens: string, name: string): string => {
  const [, colour] = new RegExp(`--${name}:\\s*light-dark\\(\\s*(#\\w+)`).exec(tokens) ?? [];
  if (!colour) throw new Error(`tokens.css has no --${name}`);
  return colour;
};

/** The name of a language's manifest; a page links the one of its language (packages/ui/src/i18n/i18n.ts). */
export const manifestName = (language: string): string => `manifest.${language}.webmanifest`;

/** What a device is told of the app that it installs, in one language. */
export const manifestOf = async (language: string, names: ReturnType<typeof namesOf>): Promise<string> => {
  const tokens = await readFile(TOKENS, 'utf8');
  const icon = (file: string, purpose: 'any' | 'maskable') => ({
    src: `/${file}.png`,
    sizes: file.endsWith('192') ? '192x192' : '512x512',
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    // The same app in every language.
    id: '/app',
    start_url: '/app',
    scope: '/',
    display: 'standalone',
    lang: language,
    dir: 'ltr',
    name: names.name,
    short_name: names.name,
    description: names.description,
    categories: ['education', 'lifestyle'],
    theme_color: lightOf(tokens, 'surface'),
    background_color: lightOf(tokens, 'page'),
    icons: [icon('icon-192', 'any'), icon('icon-512', 'any'), icon('icon-maskable-512', 'maskable')],
    shortcuts: [
      // A child's device is led on from both to its own home (packages/ui/src/layout/guards.tsx).
      { name: names.today, url: '/app/family' },
      { name: names.addHomework, url: '/app/family/assignments?add=homework' },
    ].map((shortcut) => ({ ...shortcut, icons: [icon('icon-192', 'any')] })),
    // Taken by the worker, which keeps the text in the browser (src/worker/receiveShared.ts).
    share_target: {
      action: SHARE,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  });
};
