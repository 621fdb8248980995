import { EXACT } from './support/exactTexts.ts';
import { expect, test } from './support/test.ts';

const PROTECTED = [
  '/app',
  '/app/onboarding',
  '/app/family',
  '/app/family/tasks',
  '/app/family/assignments',
  '/app/tasks/create',
  '/app/children',
  '/app/some-child',
  '/app/some-child/tasks',
  '/app/some-child/assignments',
];

test('[R-16] [P-01] signed out, every protected route leads to the login screen', async ({ page, t }) => {
  for (const path of PROTECTED) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/app\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login:heading.sign-in'));
  }
});

test('[R-13] [R-14] [R-15] [R-17] signed in, short addresses and the login screen lead on', async ({
  page,
  family,
}) => {
  await family.signUp();
  await family.addFirstChild('Elif');
  for (const [from, to] of [
    ['/tasks', '/app/family/tasks'],
    ['/assignments', '/app/family'],
    ['/children', '/app/children'],
    ['/app/login', '/app/family'],
    ['/app', '/app/family'],
  ] as const) {
    await page.goto(from);
    await expect(page, from).toHaveURL(new RegExp(`${to}$`));
  }
});

test('[R-04] [R-05] [R-06] [R-07] [R-08] [R-09] [R-10] [R-11] [R-24] [P-02] signed in, each address of the table shows its own screen', async ({
  page,
  family,
  t,
}) => {
  await family.signUp();
  await family.addFirstChild('Elif');
  await family.switchTo('Elif');
  await expect(page).toHaveURL(/\/app\/[\da-f-]{36}$/);
  const childPage = new URL(page.url()).pathname;
  await family.switchTo(t('common:view.family'));
  await expect(page).toHaveURL(/\/app\/family$/);

  for (const [path, heading] of [
    ['/app/family', t('familyDashboard:title')],
    ['/app/family/tasks', t('familyTasks:title')],
    ['/app/tasks/create', t('createTask:title')],
    ['/app/children', t('children:title')],
    ['/app/family/assignments', t('familyHomework:title')],
    [childPage, t('childDashboard:familyHeading', { name: 'Elif' })],
    [`${childPage}/tasks`, t('childTasks:heading', { name: 'Elif' })],
    [`${childPage}/assignments`, t('childHomework:titleOf', { name: 'Elif' })],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect(page, path).toHaveURL(new RegExp(`${path}$`));
  }
});

test('[R-25] [R-26] [R-28] [R-32] says so where no child or another family’s is asked for', async ({
  page,
  family,
  language,
}) => {
  await family.signUp();
  await family.addFirstChild('Elif');
  for (const path of ['/app/tasks', '/app/assignments', '/app/children/tasks']) {
    await page.goto(path);
    await expect(page.getByText(EXACT[language].invalidChildId), path).toBeVisible();
  }
  await page.goto('/app/0194f6a0-0000-7000-8000-000000000000');
  await expect(page.getByText(EXACT[language].childNotFound)).toBeVisible();
});

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
