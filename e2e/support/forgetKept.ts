import type { Page } from '@playwright/test';

/** Makes a browser one that has kept nothing: what was kept may have changed since, and then the screen changes. */
export const forgetKept = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const gone = indexedDB.deleteDatabase('kovan');
        for (const event of ['success', 'error', 'blocked']) gone.addEventListener(event, () => resolve());
      }),
  );
