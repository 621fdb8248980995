import { expect, type Page } from '@playwright/test';
import type { Translate } from './texts.ts';

/** What a visitor writes into the demo. */
export const SENTENCES = {
  tr: { text: 'yarına matematik kitabı sayfa 45-46, Ayşe öğretmen', teacher: 'Ayşe öğretmen' },
  en: { text: 'Maths book pages 45-46 for tomorrow, Mrs. Brown', teacher: 'Mrs. Brown' },
} as const;

/** The demo as a visitor finds it on the page. */
export const demoOn = (page: Page, t: Translate) => {
  const region = page.getByRole('region', { name: t('landing:demo.title') });
  const items = region.getByRole('list', { name: t('landing:demo.items') }).getByRole('listitem');
  const generate = () => region.getByRole('button', { name: t('landing:demo.generate') }).click();
  return {
    items,
    example: (name: string) => region.getByRole('button', { name: t(`landing:demo.example.${name}`) }).click(),
    generate,
    ask: async (text: string) => {
      await region.getByRole('textbox', { name: t('landing:demo.label') }).fill(text);
      await generate();
    },
    restart: () => region.getByRole('button', { name: t('landing:demo.restart') }).click(),
    expectTheTwoDemoItems: async () => {
      await expect(items.getByRole('heading')).toHaveText([
        t('landing:demo.failure.title'),
        t('landing:demo.sample.title'),
      ]);
      await expect(items.first()).toContainText(t('landing:demo.failure.description'));
    },
  };
};
