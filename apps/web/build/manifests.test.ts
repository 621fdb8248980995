import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenAt } from '@kovan/ui/layout/routes';
import { describe, expect, it } from 'vitest';
import { manifestOf } from './manifests.ts';

const NAMES = { name: 'Kovan', description: 'Ödevler', today: 'Bugünün görevleri', addHomework: 'Ödev ekle' };

interface Manifest {
  readonly [name: string]: unknown;
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
  readonly shortcuts: readonly { name: string; url: string }[];
}

const manifest = async (language: string) => JSON.parse(await manifestOf(language, NAMES)) as Manifest;

/** The size that a PNG says of itself. */
const sizeOf = (src: string) => {
  const file = readFileSync(join(import.meta.dirname, '../public', src));
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
};

describe('the manifest', () => {
  it('[OF-01] is one app in both languages, each with its own words', async () => {
    const [tr, en] = await Promise.all([manifest('tr'), manifest('en')]);
    expect([tr.id, tr.start_url, tr.scope, tr.display]).toEqual(['/app', '/app', '/', 'standalone']);
    expect(en.id).toBe(tr.id);
    expect([tr.lang, en.lang]).toEqual(['tr', 'en']);
    expect(tr).toMatchObject({ name: 'Kovan', short_name: 'Kovan', description: 'Ödevler' });
  });

  it('[OF-01] names icons that are there, in the size that it says, one of them to be cut', async () => {
    const { icons } = await manifest('tr');
    for (const { src, sizes } of icons) expect(sizeOf(src)).toBe(sizes);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(existsSync(join(import.meta.dirname, '../public/apple-touch-icon.png'))).toBe(true);
  });

  it('[OF-01] its shortcuts lead to the day and to adding homework', async () => {
    const { shortcuts } = await manifest('tr');
    expect(shortcuts.map(({ name, url }) => [name, screenAt(url)])).toEqual([
      ['Bugünün görevleri', 'familyDashboard'],
      ['Ödev ekle', 'familyHomework'],
    ]);
    // By what opens the dialog there (useAdding.ts).
    expect(new URL(shortcuts[1]?.url ?? '', 'https://kovan.test').searchParams.has('add')).toBe(true);
  });

  it('has the colours of the page', async () => {
    const { theme_color } = await manifest('tr');
    const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
    expect(html).toContain(
      `<meta name="theme-color" content="${String(theme_color)}" media="(prefers-color-scheme: light)" />`,
    );
  });
});

it('the page makes room for an on-screen keyboard, so that the buttons of a window stay above it', () => {
  const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
  expect(html).toMatch(/<meta\s+name="viewport"\s+content="[^"]*interactive-widget=resizes-content"/);
});
