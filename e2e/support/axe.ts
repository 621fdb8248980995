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

const expectNoViolation = async (page: Page, place: string, options: RunOptions): Promise<void> => {
  // Evaluated, not added to the page: the page's own policy refuses scripts that are not its own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (chosen) => {
      const results = await window.axe.run(document, chosen);
      return results.violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
    },
    { ...options, resultTypes: ['violations' as const] },
  );
  expect(violations, `axe on ${place}`).toEqual([]);
};

/** Fails with every violation that axe finds on the page as it stands. */
export const expectAccessible = (page: Page, place: string): Promise<void> => expectNoViolation(page, place, {});

/** Fails with every violation that axe finds on a page that stands there in light colours, and after it in dark ones. */
export const expectAccessibleInEachScheme = async (page: Page, place: string): Promise<void> => {
  await expectNoViolation(page, `${place}, light`, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  // Some colours change gently, however little moves.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        // What is drawn anew meanwhile changes no more.
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  // The scheme changes colours alone.
  await expectNoViolation(page, `${place}, dark`, { runOnly: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light' });
};

/** Fails when something is wider than the window. */
export const expectNoOverflow = async (page: Page, place: string): Promise<void> => {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, `sideways overflow on ${place}`).toBeLessThanOrEqual(0);
};
