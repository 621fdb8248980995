import { expect, type Page } from '@playwright/test';

type Store = 'cache' | 'queue';

/** Counts what lies in a part of the browser's database, and empties it when asked to. */
const countIn = (page: Page, store: Store, empties = false): Promise<number> =>
  page.evaluate(
    ([name, clears]) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('kovan');
        opening.addEventListener('error', () => reject(new Error('The database does not open')));
        opening.addEventListener('success', () => {
          const { result } = opening;
          const transaction = result.transaction(name, 'readwrite');
          const count = transaction.objectStore(name).count();
          if (clears) transaction.objectStore(name).clear();
          transaction.addEventListener('complete', () => {
            result.close();
            resolve(count.result);
          });
        });
      }),
    [store, empties] as const,
  );

/** Makes a browser one that has kept no answers: what was kept may have changed since, and then the screen changes. */
export const forgetKept = (page: Page): Promise<number> => countIn(page, 'cache', true);

/** Waits until all that was ticked and added is at the server. */
export const expectAllSent = (page: Page): Promise<void> =>
  expect.poll(() => countIn(page, 'queue'), 'calls that wait to be sent').toBe(0);
