import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run.mjs';
import { packedOf } from './packedOf.mjs';

/** What stands beside sources is of use beside them only. */
const isDocument = (path) => /^(?:docs\/)?[^/]+\.md$/.test(path);

it('whoever reads a release finds each document that another one leads to, but the page of all pictures', async () => {
  const packed = await packedOf(ROOT);
  const missing = new Set();
  for (const document of packed.filter((path) => path.endsWith('.md'))) {
    const text = await readFile(join(ROOT, document), 'utf8');
    for (const [, path] of text.matchAll(/\]\((?!https?:)([^)#\s]+\.md)/g)) {
      const target = normalize(join(dirname(document), path));
      if (isDocument(target) && !packed.includes(target)) missing.add(target);
    }
  }
  expect([...missing]).toEqual(['docs/screens.md']);
});
