import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { launchOptions } from './browser.mjs';

test('the features that are off for Playwright stay off beside ours', () => {
  const core = dirname(createRequire(import.meta.resolve('playwright')).resolve('playwright-core/package.json'));
  const [, list = ''] =
    /\bdisabledFeatures = \[(.*?)\]/s.exec(readFileSync(join(core, 'lib/coreBundle.js'), 'utf8')) ?? [];
  const playwrights = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(playwrights).toContain('PaintHolding');

  const [off = ''] = launchOptions().args.filter((arg) => arg.startsWith('--disable-features='));
  expect(off.slice(off.indexOf('=') + 1).split(',')).toEqual(expect.arrayContaining(playwrights));
});
