import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run.mjs';
import { manifestOf } from './manifestOf.mjs';
import { packedOf } from './packedOf.mjs';
import { readmeOf } from './readmeOf.mjs';

/** What stands beside sources is of use beside them only. */
const isDocument = (path) => /^(?:docs\/)?[^/]+\.md$/.test(path);

const textOf = async (document) => {
  const text = await readFile(join(ROOT, document), 'utf8');
  return document === 'README.md' ? readmeOf(text) : text;
};

it('whoever reads a release finds each document that another one leads to', async () => {
  const packed = await packedOf(ROOT);
  const missing = new Set();
  for (const document of packed.filter((path) => path.endsWith('.md'))) {
    for (const [, path] of (await textOf(document)).matchAll(/\]\((?!https?:)([^)#\s]+\.md)/g)) {
      const target = normalize(join(dirname(document), path));
      if (isDocument(target) && !packed.includes(target)) missing.add(target);
    }
  }
  expect([...missing]).toEqual([]);
});

it('its README names no command that it has not, but the one that has made it, and leaves the rest as it is', async () => {
  const readme = await textOf('README.md');
  const { scripts } = manifestOf(JSON.parse(await readFile(`${ROOT}package.json`, 'utf8')), { dependencies: {} });
  const named = new Set([...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name));
  expect([...named].filter((name) => !(name in scripts))).toEqual(['release']);
  const lines = (await readFile(`${ROOT}README.md`, 'utf8')).split('\n').filter((line) => line !== '');
  expect(lines.length - readme.split('\n').filter((line) => line !== '').length).toBe(4);
});
