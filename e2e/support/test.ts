import { test as base, expect } from '@playwright/test';
import { Family } from './family.ts';
import { type Language, type Translate, translator } from './texts.ts';

interface Fixtures {
  readonly language: Language;
  readonly t: Translate;
  /** A visitor who becomes a family: knows its way by what is read on the screen. */
  readonly family: Family;
  readonly watched: void;
}

/** Every journey also fails when a request leaves the origin, a script throws or the content policy refuses something. */
export const test = base.extend<Fixtures>({
  language: async ({ locale }, provide) => provide(locale?.startsWith('en') ? 'en' : 'tr'),
  t: async ({ language }, provide) => provide(translator(language)),
  family: async ({ page, t, isMobile }, provide) => provide(new Family(page, t, isMobile)),
  watched: [
    async ({ page, baseURL }, provide) => {
      const findings: string[] = [];
      const origin = new URL(baseURL ?? '').origin;
      page.context().on('request', (request) => {
        const url = new URL(request.url());
        if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin) findings.push(`asked ${url.href}`);
      });
      page.on('pageerror', (error) => findings.push(`threw ${error.message}`));
      page.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) findings.push(message.text());
      });
      await provide();
      expect(findings).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
