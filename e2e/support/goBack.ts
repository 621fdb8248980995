import { expect, type Page } from '@playwright/test';
import type { Translate } from './texts.ts';

/** Goes back where something was entered in an open window: it is asked first whether that may go, and answered. */
export const goBackAndAnswer = async (page: Page, t: Translate, answer: 'accept' | 'dismiss'): Promise<void> => {
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => window.history.back());
  const question = await asked;
  expect(question.message()).toBe(t('common:confirm.discard'));
  await question[answer]();
};
