import type { Page } from '@playwright/test';

/** Notes the first heading that can be seen in each frame of the pages opened from now on; gives what the present one saw, the next frame's among it. */
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
  // A busy machine may not have drawn one yet. Frames look in the order in which they were asked to, so that one has looked by then.
  return () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          requestAnimationFrame(() => resolve(Reflect.get(window, 'seenHeadings') as string[]));
        }),
    );
};
