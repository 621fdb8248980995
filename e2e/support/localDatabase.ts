import { expect, type Page } from '@playwright/test';

type Store = 'cache' | 'queue';

/** What lies in a part of the browser's database, by its keys. */
export const entriesOf = (page: Page, store: Store): Promise<[key: string, value: unknown][]> =>
  page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('kovan');
        opening.addEventListener('error', () => reject(new Error('The database does not open')));
        opening.addEventListener('success', () => {
          const { result } = opening;
          const transaction = result.transaction(name);
          const part = transaction.objectStore(name);
          const keys = part.getAllKeys();
          const values = part.getAll();
          transaction.addEventListener('complete', () => {
            result.close();
            resolve((keys.result as string[]).map((key, at) => [key, values.result[at]]));
          });
        });
      }),
    store,
  );

/** Waits until all that was ticked and added is at the server. */
export const expectAllSent = (page: Page): Promise<void> =>
  expect.poll(() => entriesOf(page, 'queue'), 'calls that wait to be sent').toEqual([]);
