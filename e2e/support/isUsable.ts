import type { Page } from '@playwright/test';

/**
 * Waits until React has taken the page over, and listens: it marks the elements that it has taken, and what follows from
 * that is done two frames later. A press before is answered by nobody.
 */
export const isUsable = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header button')].some((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  );
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
};
