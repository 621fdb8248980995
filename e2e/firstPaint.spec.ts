import type { Page } from '@playwright/test';
import { firstFiles } from '../scripts/lib/sizes/firstFiles.mjs';
import { expect, test } from './support/test.ts';
import { translator } from './support/texts.ts';

const PAGES = [
  ['/', 'landing:hero.title', 'landing:title'],
  ['/app/login', 'login:heading.sign-in', 'login:title.sign-in'],
] as const;

/** Everything that the browser says is wrong while a page begins, hydration included. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
};

/** How far things moved without anybody touching the page, as the browser reckons it (CLS). */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        // Observers are told of what was buffered before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/** React marks the elements that it has taken over. */
const isUsable = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('header button')].some((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  );

for (const language of ['tr', 'en'] as const) {
  test.describe(`without scripts, for those who read ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language });

    for (const [path, heading, title] of PAGES) {
      test(`[I-01] [I-02] ${path} is there to be read`, async ({ page }) => {
        const t = translator(language);
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(`${t(title)} · Kovan`);
        const place = path === '/' ? page.getByRole('contentinfo') : page.getByLabel(t('login:field.password'));
        await expect(place).toBeVisible();
      });
    }
  });
}

for (const [path, heading] of PAGES) {
  test(`${path} is taken over without a complaint, a shift or a ninth request`, async ({ page, t }) => {
    const complaints = complaintsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'commit' });
    await isUsable(page);
    const before = asked.filter((file) => !file.startsWith('/favicon'));
    expect(before.length, before.join(' ')).toBeLessThanOrEqual(8);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
    await page.evaluate(() => document.fonts.ready);
    // A word is a pixel wider or narrower when its font arrives; that is 0 in every report's three digits.
    expect(await shiftOf(page)).toBeLessThan(0.0005);
    expect(complaints).toEqual([]);
  });

  test(`${path} asks for no script beyond those that its size is reckoned by`, async ({ page, language }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.slice(1));
    });
    await page.goto(path);
    await isUsable(page);
    const file = path === '/' ? `index.${language}.html` : `app/login.google.${language}.html`;
    expect(new Set(scripts)).toEqual(new Set(firstFiles('apps/web/dist', file).scripts));
  });

  test(`[I-04] [N-05] ${path} never shows another language than the one that was chosen`, async ({
    page,
    language,
  }) => {
    const chosen = language === 'tr' ? 'en' : 'tr';
    const complaints = complaintsOf(page);
    await page.addInitScript((stored) => {
      localStorage.setItem('i18nextLng', stored);
      const seen: string[] = [];
      Reflect.set(window, 'seenHeadings', seen);
      const look = () => {
        const first = document.querySelector('h1');
        if (first?.checkVisibility({ visibilityProperty: true })) seen.push(first.textContent);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, chosen);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator(chosen)(heading));
    await expect(page.locator('html')).toHaveAttribute('lang', chosen);
    await isUsable(page);
    const seen = await page.evaluate(() => Reflect.get(window, 'seenHeadings') as string[]);
    expect(new Set(seen)).toEqual(new Set([translator(chosen)(heading)]));
    expect(complaints).toEqual([]);
  });
}

test('what is written before the scripts are there is kept, and goes nowhere', async ({ page, t }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/app/login', { waitUntil: 'commit' });
  await page.getByLabel(t('login:field.email')).fill('ayse@example.com');
  await page.getByLabel(t('login:field.password')).fill('bal-petek');
  await page.getByRole('button', { name: t('login:mode.sign-in') }).click();
  release();
  await isUsable(page);
  await expect(page).toHaveURL(/\/app\/login$/);
  await page.getByRole('tab', { name: t('login:mode.sign-up') }).click();
  await expect(page.getByLabel(t('login:field.email'))).toHaveValue('ayse@example.com');
  await expect(page.getByLabel(t('login:field.password'))).toHaveValue('bal-petek');
});

test('[R-17] the signed-in never see the login page on their way to the app', async ({ page, family, t }) => {
  await family.signUp();
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
  await page.goto('/app/login');
  await expect(page).toHaveURL(/\/app\/onboarding$/);
  const seen = await page.evaluate(() => Reflect.get(window, 'seenHeadings') as string[]);
  expect(seen).not.toContain(t('login:heading.sign-in'));
});

test('in the dark, the first paint is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(19, 18, 16)');
});
