import { createEraser } from '../../src/modules/family/eraser.ts';
import type { TestApp } from './testApp.ts';

/** Waits until everything that was deleted so far is erased. */
export const erased = async ({ db, app }: Pick<TestApp, 'db' | 'app'>): Promise<void> => {
  const eraser = createEraser({ db, log: app.log });
  eraser.wake();
  await eraser.idle();
};
