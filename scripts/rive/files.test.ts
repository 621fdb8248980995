import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeHeroFiles, TOKENS } from './files.ts';

const ROOT = join(import.meta.dirname, '../..');
const tokens = readFileSync(join(ROOT, TOKENS), 'utf8');

describe('the hero files', () => {
  it.each(Object.entries(makeHeroFiles(tokens)))('%s is what the scene makes, to the byte', (path, made) => {
    expect(Buffer.compare(readFileSync(join(ROOT, path)), Buffer.from(made))).toBe(0);
  });

  it('follow the colours of the tokens', () => {
    const [riv] = Object.values(makeHeroFiles(tokens));
    const [other] = Object.values(makeHeroFiles(tokens.replace('--bee-amber: #f5a623', '--bee-amber: #f5a624')));
    expect(other).not.toEqual(riv);
  });
});
