import type { Page } from '@playwright/test';
import { isUsable } from './support/isUsable.ts';
import { expect, test } from './support/test.ts';

/** Lets no script come until the function that this gives is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

test('what is written and pressed before the scripts are there is kept, done then, and goes nowhere else', async ({
  page,
  t,
}) => {
  const release = await holdScripts(page);
  await page.goto('/app/login', { waitUntil: 'commit' });
  await page.getByLabel(t('login:field.email')).fill('ayse@example.com');
  await page.getByLabel(t('login:field.password'), { exact: true }).fill('bal-petek');
  await page.getByRole('button', { name: t('login:mode.sign-in') }).click();
  release();
  await isUsable(page);
  // Nobody has this account.
  await expect(page.getByRole('alert')).toContainText(t('login:error.sign-in'));
  await expect(page).toHaveURL(/\/app\/login$/);
  await page.getByRole('tab', { name: t('login:mode.sign-up') }).click();
  await expect(page.getByLabel(t('login:field.email'))).toHaveValue('ayse@example.com');
  await expect(page.getByLabel(t('login:field.password'), { exact: true })).toHaveValue('bal-petek');
});

test('[R-17] [I-08] where another tab signs in before the scripts are there, they go on to the app, in either language', async ({
  page,
  known,
  t,
  language,
}) => {
  const release = await holdScripts(page);
  await page.goto('/app/login', { waitUntil: 'commit' });
  await expect(page.getByRole('tab', { name: t('login:mode.sign-up') })).toBeVisible();
  const kept = known.origins.flatMap(({ localStorage }) => localStorage);
  const token = kept.find(({ name }) => name === 'token')?.value ?? '';
  await page.evaluate((text) => localStorage.setItem('token', text), token);
  release();
  await expect(page).toHaveURL(/\/app\/family$/);
  const other = language === 'tr' ? 'en' : 'tr';
  await page.locator(`button[lang=${other}]:visible`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('in the dark, the first paint is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(19, 18, 16)');
});
