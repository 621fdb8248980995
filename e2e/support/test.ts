import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { Family } from './family.ts';
import { type Language, type Translate, translator } from './texts.ts';

interface Fixtures {
  readonly language: Language;
  readonly t: Translate;
  /** A visitor who becomes a family: knows its way by what is read on the screen. */
  readonly family: Family;
  /** Opens one more browser, of somebody else; watched as the first. */
  readonly anotherBrowser: () => Promise<Page>;
  readonly watched: (context: BrowserContext) => void;
}

const languageOf = (locale = ''): Language => (locale.startsWith('en') ? 'en' : 'tr');

interface Known {
  /** What the browser of a family with the child Elif keeps. */
  readonly known: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/**
 * Without the answers that the browser keeps, so that a journey's screens are those of somebody who opens them anew. Of what
 * the state holds the library's types leave the databases out.
 */
const withoutKeptAnswers = (state: Known['known']): Known['known'] => ({
  ...state,
  origins: state.origins.map((origin: Known['known']['origins'][number] & { indexedDB?: { name: string }[] }) => ({
    ...origin,
    indexedDB: origin.indexedDB?.filter(({ name }) => name !== 'kovan'),
  })),
});

/** Every journey also fails when a request leaves the origin, a script throws or the content policy refuses something. */
export const test = base.extend<Fixtures, Known>({
  known: [
    async ({ browser }, provide, { project }) => {
      const { baseURL = '', locale = 'tr', isMobile = false, viewport = null } = project.use;
      const page = await browser.newPage({ baseURL, locale, isMobile, viewport });
      const family = new Family(page, translator(languageOf(locale)), isMobile);
      await family.signUp();
      await family.addFirstChild('Elif');
      const state = await page.context().storageState({ indexedDB: true });
      await page.context().close();
      await provide(withoutKeptAnswers(state));
    },
    { scope: 'worker' },
  ],
  language: async ({ locale }, provide) => provide(languageOf(locale)),
  t: async ({ language }, provide) => provide(translator(language)),
  family: async ({ page, t, isMobile }, provide) => provide(new Family(page, t, isMobile)),
  anotherBrowser: async ({ browser, watched }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      opened.push(context);
      watched(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  watched: [
    async ({ page, baseURL }, provide) => {
      const findings: string[] = [];
      const origin = new URL(baseURL ?? '').origin;
      const watch = (context: BrowserContext) => {
        context.on('request', (request) => {
          const url = new URL(request.url());
          if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin) findings.push(`asked ${url.href}`);
        });
        context.on('weberror', (error) => findings.push(`threw ${error.error().message}`));
        context.on('console', (message) => {
          if (/Content Security Policy/i.test(message.text())) findings.push(message.text());
        });
      };
      watch(page.context());
      await provide(watch);
      expect(findings).toEqual([]);
    },
    { auto: true },
  ],
});

/** A visitor who is signed in already. Their family is that of every such journey of the worker: it is only looked at. */
export const signedInTest = test.extend({ storageState: ({ known }, provide) => provide(known) });

export { expect };
