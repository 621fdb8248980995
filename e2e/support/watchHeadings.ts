import type { Page } from '@playwright/test';

/** Notes the first heading that can be seen in each frame of the pages opened from now on; gives what the present one saw. */
export const watchHeadings = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seenHeadings', seen);
    const look = () => {
      const first = document.querySelector('h1');
      if (first?.checkVisibility({ visibilityProperty: true })) seen.push(first.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(window, 'seenHeadings') as string[]);
};
