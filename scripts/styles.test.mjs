import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/run.mjs';

const stylesheets = ['packages/ui/src', 'apps/web/src']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((name) => name.endsWith('.css'));

/** The rules of a stylesheet, each with the conditions around it: `@media (hover: hover) { .a:hover`. */
const rulesOf = (css) => {
  const around = [];
  const rules = [];
  for (const [, head, brace] of css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') {
      around.push(head.trim());
      rules.push(around.join(' { '));
    } else if (brace === '}') around.pop();
  }
  return rules;
};

it.each(stylesheets)('%s hovers only where something can hover: after a tap it would stick', (name) => {
  const hovering = rulesOf(readFileSync(join(ROOT, name), 'utf8')).filter((rule) => rule.includes(':hover'));
  expect(hovering.filter((rule) => !rule.includes('@media (hover: hover)'))).toEqual([]);
});
