import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './files.mjs';
import { ROOT } from './run.mjs';
import { kindOf, MATRIX_KINDS, storyKinds } from './storyKinds.mjs';

const titleIn = (file) => {
  const code = readFileSync(join(ROOT, file), 'utf8');
  if (file.endsWith('.mdx')) return /<Meta title="([^"]+)"/.exec(code)?.[1];
  const makeTitle = (title) => title ?? '';
  return loadCsf(code, { fileName: file, makeTitle }).parse().meta.title;
};

describe('the titles of stories and pages', () => {
  const files = filesBelow('stories').filter((file) => /(?:\.stories\.tsx|\.mdx)$/.test(file));

  it('are found', () => {
    expect(files.length).toBeGreaterThan(80);
  });

  it.each(files)('%s has a title of its own, of a known kind, each word of its path with a capital', (file) => {
    const title = titleIn(file);
    expect(title, 'it says its title').toBeTruthy();
    expect(storyKinds()).toContain(kindOf(title));
    for (const part of title.split('/')) expect(part).toMatch(/^\p{Lu}/u);
  });

  it('of the matrix are kinds of the sidebar', () => {
    expect(storyKinds()).toEqual(expect.arrayContaining(MATRIX_KINDS));
  });
});
