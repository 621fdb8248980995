import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(context?: Document, options?: RunOptions): Promise<AxeResults> };
  }
}

/** Fails with every violation that axe finds on the page as it stands. */
export const expectAccessible = async (page: Page, place: string): Promise<void> => {
  // Evaluated, not added to the page: the page's own policy refuses scripts that are not its own.
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const results = await window.axe.run(document, { resultTypes: ['violations'] });
    return results.violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  });
  expect(violations, `axe on ${place}`).toEqual([]);
};

/** Fails when something is wider than the window. */
export const expectNoOverflow = async (page: Page, place: string): Promise<void> => {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, `sideways overflow on ${place}`).toBeLessThanOrEqual(0);
};
