import type { Page } from '@playwright/test';
import { firstFiles } from '../scripts/lib/sizes/firstFiles.mjs';
import { inTwoParts } from './support/inTwoParts.ts';
import { isUsable } from './support/isUsable.ts';
import { STEADY } from './support/steady.ts';
import { expect, signedInTest, test } from './support/test.ts';
import { translator } from './support/texts.ts';
import { watchHeadings } from './support/watchHeadings.ts';

const PAGES = [
  ['/', 'landing:hero.title'],
  ['/app/login', 'login:heading.sign-in'],
] as const;

/** Everything that the browser says is wrong while a page begins, hydration included. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
};

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** How far things moved without anybody touching the page, as the browser reckons it (CLS), and what moved. */
const shiftOf = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            sum += entry.value;
            for (const { node, previousRect: from, currentRect: to } of entry.sources) {
              const name = node instanceof Element ? `${node.tagName} ${node.className}` : node?.textContent;
              moved.push(`${name}: ${[from.x, from.y, to.x, to.y].map(Math.round).join(' ')}`);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Observers are told of what was buffered before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum, moved })));
      }),
  );

/** Nothing has moved since the page began. */
const isSteady = async (page: Page) => {
  await isUsable(page);
  const { sum, moved } = await shiftOf(page);
  expect(sum, moved.join('\n')).toBeLessThan(STEADY);
};

for (const [path, heading] of PAGES) {
  test(`${path} is taken over without a complaint, a shift, a seventh request or a script that its size is not reckoned by`, async ({
    page,
    language,
    t,
  }) => {
    const complaints = complaintsOf(page);
    const asked: string[] = [];
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      asked.push(pathname);
      if (request.resourceType() === 'script') scripts.push(pathname.slice(1));
    });
    await page.goto(path, { waitUntil: 'commit' });
    await isUsable(page);
    const file = path === '/' ? `index.${language}.html` : `app/login.${language}.html`;
    expect(new Set(scripts)).toEqual(new Set(firstFiles('apps/web/dist', file).scripts));
    // Fonts are let in behind the scripts; on a slow machine that can be before React has drawn.
    const before = asked.filter((name) => !/^\/favicon|\.woff2$/.test(name));
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(6);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
    await page.evaluate(() => document.fonts.ready);
    await isSteady(page);
    expect(complaints).toEqual([]);
  });

  test(`[I-04] [N-05] ${path} never shows another language than the one that was chosen`, async ({
    page,
    language,
  }) => {
    const chosen = language === 'tr' ? 'en' : 'tr';
    const complaints = complaintsOf(page);
    await page.goto(path);
    await page.locator(`button[lang=${chosen}]:visible`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', chosen);

    const seenHeadings = await watchHeadings(page);
    const made = await page.goto(path);
    expect(await made?.text()).toContain(`<html lang="${chosen}"`);
    await isUsable(page);
    await expect(page.locator('html')).toHaveAttribute('lang', chosen);
    expect(new Set(await seenHeadings())).toEqual(new Set([translator(chosen)(heading)]));

    await test.step('nor goes on in one that the server took it to be', async () => {
      await page.context().clearCookies();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator(chosen)(heading));
      await expect(page.locator('html')).toHaveAttribute('lang', chosen);
    });
    expect(complaints).toEqual([]);
  });
}

test.describe('what stands below the hero stays while its code is on its way', () => {
  test.beforeEach(({ page }) => page.route(/LandingMore.*js/, () => undefined));
  test.afterEach(({ page }) => expect(page.locator('main > #demo')).toBeAttached());

  test('on another day than that on which the page was made', async ({ page }) => {
    await page.clock.setFixedTime('2031-03-04T12:00:00Z');
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('2031');
    await isSteady(page);
  });

  test('when the keyboard skips to it', async ({ page, t }) => {
    await page.goto('/');
    await isUsable(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('layout:skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
    await isSteady(page);
  });
});

test('the footer waits below the fold while the page is drawn in another language', async ({ page, language }) => {
  await page.route(/LandingMore.*js/, () => undefined);
  await page.goto('/');
  await isUsable(page);
  const other = language === 'tr' ? 'en' : 'tr';
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${other}`, 'i') })
    .click();
  await expect(page.getByRole('contentinfo')).toContainText(translator(other)('landing:login'));
  await expect(page.locator('main > #demo')).not.toBeAttached();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
});

test('what is far below is reckoned to be about as high as it is, or the scrollbar would jump', async ({
  page,
  viewport,
}) => {
  await page.setViewportSize({ width: viewport?.width ?? 0, height: 640 });
  await page.goto('/');
  await isUsable(page);
  const sections = await page.locator('main > *').all();
  expect(sections.length).toBe(5);
  const heights = () =>
    Promise.all(sections.map((section) => section.evaluate((element) => element.getBoundingClientRect().height)));
  const before = await heights();
  for (const section of sections) await section.scrollIntoViewIfNeeded();
  // In the frame after it came near it is laid out.
  await expect(page.locator('main > :last-child a')).toBeInViewport();
  const after = await heights();
  for (const [at, height] of after.entries()) expect(Math.abs(height - (before[at] ?? 0))).toBeLessThan(32);
});

test.describe('over a slow line', () => {
  test.use({
    baseURL: async ({ baseURL }, provide) => {
      const { url, server } = await inTwoParts(baseURL ?? '');
      await provide(url);
      server.close();
    },
  });

  const ENDS = ['landing:hero.lead', 'landing:getStarted', 'landing:demo.title'] as const;

  for (const words of ENDS) {
    test(`nothing moves when the landing page comes in two parts, up to ${words} first`, async ({ page, t }) => {
      await page.goto(`/?until=${encodeURIComponent(t(words).slice(4))}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isSteady(page);
    });
  }
});

signedInTest(
  '[H-11] the family’s first view asks for the scripts that its size is reckoned by, and afterwards for the SDK and the queue alone',
  async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/dashboard/**', async (route) => {
      await held;
      await route.continue();
    });
    // As somebody who has kept no answers, which would be shown instead of the wait: a slow machine has had the time to keep them.
    await page.addInitScript(() => void indexedDB.deleteDatabase('kovan'));
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.slice(1));
    });
    const filesOf = (name: string) =>
      firstFiles(
        'apps/web/dist',
        'index.html',
        scripts.filter((file) => file.startsWith(`assets/${name}-`)),
      ).scripts;

    await page.goto('/app/family', { waitUntil: 'commit' });
    await expect(page.locator('[aria-busy=true]').first()).toBeAttached();
    const first = new Set(filesOf('FamilyDashboardScreen'));
    expect(new Set(scripts)).toEqual(first);

    const sdk = page.waitForRequest(/\/assets\/firebaseAccounts-/);
    answer();
    await sdk;
    await expect(page.locator('main h2').first()).toBeVisible();
    const later = ['firebaseAccounts', 'startQueue', 'settleOrphan'].flatMap(filesOf);
    expect(scripts.filter((file) => !first.has(file) && !later.includes(file))).toEqual([]);
  },
);
