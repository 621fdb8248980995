import { EXACT } from './support/exactTexts.ts';
import { expect, signedInTest, test } from './support/test.ts';
import { watchHeadings } from './support/watchHeadings.ts';

// Every other one of each kind is asked for in routes.test.tsx.
const PROTECTED = ['/app', '/app/family/tasks', '/app/some-child/tasks'];

test('[R-16] [P-01] signed out, a protected route leads to the login screen', async ({ page, t }) => {
  for (const path of PROTECTED) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/app\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login:heading.sign-in'));
  }
});

signedInTest('[R-13] [R-14] signed in, short addresses lead on', async ({ page }) => {
  for (const [from, to] of [
    ['/tasks', '/app/family/tasks'],
    ['/assignments', '/app/family'],
  ] as const) {
    await page.goto(from);
    await expect(page, from).toHaveURL(new RegExp(`${to}$`));
  }
});

signedInTest('[R-17] the signed-in never see the login page on their way to the app', async ({ page, t }) => {
  const seenHeadings = await watchHeadings(page);
  await page.goto('/app/login');
  await expect(page).toHaveURL(/\/app\/family$/);
  expect(await seenHeadings()).not.toContain(t('login:heading.sign-in'));
});

signedInTest(
  '[R-25] [R-28] [R-32] says so where no child or another family’s is asked for',
  async ({ page, language }) => {
    for (const path of ['/app/tasks', '/app/children/tasks']) {
      await page.goto(path);
      await expect(page.getByText(EXACT[language].invalidChildId), path).toBeVisible();
    }
    await page.goto('/app/0194f6a0-0000-7000-8000-000000000000');
    await expect(page.getByText(EXACT[language].childNotFound)).toBeVisible();
  },
);

test('[R-33] an unknown path shows a not-found screen with a way home', async ({ page, t }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound:title'));
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('[I-04] [I-07] [I-08] [I-09] both languages are one press away, and the choice stays', async ({
  page,
  language,
  t,
}) => {
  await page.goto('/app/login');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login:heading.sign-in'));
  for (const [name, chosen] of [
    ['English', 'en'],
    ['Türkçe', 'tr'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(html).toHaveAttribute('lang', chosen);
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(chosen);
  }
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'tr');
});

test('no page lets in a script that is inline by the policy’s leave, or evaluated', async ({ page }) => {
  for (const path of ['/', '/app/login', '/app/family']) {
    const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(scripts, path).toContain("'self'");
    expect(scripts, path).not.toContain("'unsafe-inline'");
    expect(scripts, path).not.toContain("'unsafe-eval'");
  }
});
