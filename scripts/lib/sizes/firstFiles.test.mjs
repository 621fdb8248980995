import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstFiles } from './firstFiles.mjs';

const FILES = {
  'page.html':
    '<html><head><script>look()</script><script type="module" crossorigin src="/main.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/screen.js"><link rel="inlined" href="/later.css">' +
    '<link rel="stylesheet" crossorigin href="/now.css"><style>@font-face{src:url(/latin.woff2);unicode-range:U+0-FF}' +
    '@font-face{src:url(/turkish.woff2);unicode-range:U+11E-11F,U+130}@font-face{src:local("Arial")}</style></head>' +
    '<body><p title="ğ">Bal</p></body></html>',
  'main.js':
    'import{a as b,c}from"./shared.js";import"./effect.js";const later=()=>import("./later.js");export{b as default};',
  'screen.js': 'export*from"./shared.js";',
  'shared.js': 'const text="from\\"./none.js\\"";export{text as a};',
  'effect.js': '',
  'later.js': 'import"./shared.js";',
  'now.css': 'p{color:red}',
};

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kovan-first-files-'));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds what is asked for at once, and nothing of what may come later', () => {
  const { scripts, styles, fonts, requests } = firstFiles(folder, 'page.html');
  expect(scripts.sort()).toEqual(['effect.js', 'main.js', 'screen.js', 'shared.js']);
  expect(styles).toHaveLength(2);
  expect(styles[1]).toBe('p{color:red}');
  expect(fonts).toEqual(['latin.woff2']);
  expect(requests).toBe(1 + 4 + 1 + 1);
});

it('counts a font for each sign that needs it', () => {
  writeFileSync(join(folder, 'turkish.html'), FILES['page.html'].replace('Bal', 'Arı kovanı değil'));
  expect(firstFiles(folder, 'turkish.html').fonts).toEqual(['latin.woff2', 'turkish.woff2']);
});

it('adds what the screen of an address needs', () => {
  const { scripts, requests } = firstFiles(folder, 'page.html', ['later.js']);
  expect(scripts.sort()).toEqual(['effect.js', 'later.js', 'main.js', 'screen.js', 'shared.js']);
  expect(requests).toBe(1 + 5 + 1 + 1);
});
