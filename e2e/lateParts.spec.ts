import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** From now on files of this kind don't arrive; gives back how to let them in. */
const keepOut = async (page: Page, files: RegExp) => {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
};

for (const [what, files] of [
  ['code', /\/assets\/FamilyTasksScreen-.*\.js$/],
  ['styles', /\/assets\/FamilyTasksScreen-.*\.css$/],
] as const) {
  test(`a screen whose ${what} does not arrive says so inside the app, and comes with the next try`, async ({
    page,
    family,
    t,
  }) => {
    await family.signUp();
    await family.addFirstChild('Elif');
    const letIn = await keepOut(page, files);
    await family.goTo('tasks');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(t('layout:loadFailed.title'));

    await family.goTo('children');
    await expect(main.getByRole('heading', { level: 1, name: t('children:title') })).toBeVisible();
    await family.goTo('tasks');
    await expect(main.getByRole('alert')).toBeVisible();
    await main.getByRole('button', { name: t('common:action.retry') }).click();
    await expect(main.getByRole('button', { name: t('layout:broken.action') })).toBeVisible();

    await letIn();
    await main.getByRole('button', { name: t('common:action.retry') }).click();
    await expect(main.getByRole('heading', { level: 1, name: t('familyTasks:title') })).toBeVisible();
    await expect(main).toBeFocused();
    // Of styles that did not arrive the rules can't be read.
    await page.evaluate(() => {
      for (const { sheet } of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
        void sheet?.cssRules;
    });
  });
}

test('the app whose code does not arrive from the landing page comes with the next try', async ({
  page,
  t,
  family,
}) => {
  await family.signUp();
  await family.addFirstChild('Elif');
  await page.goto('/');
  const letIn = await keepOut(page, /\/assets\/app-.*\.js$/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('landing:start') })
    .click();
  await expect(page.getByRole('alert')).toContainText(t('layout:loadFailed.title'));
  await letIn();
  await page.getByRole('button', { name: t('common:action.retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('familyDashboard:title') })).toBeVisible();
});

test('the rest of the landing page whose code does not arrive stays readable, and works after the next try', async ({
  page,
  t,
}) => {
  const letIn = await keepOut(page, /\/assets\/LandingMore-.*\.js$/);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert')).toContainText(t('layout:loadFailed.part'));
  const heading = page.getByRole('heading', { name: t('landing:steps.title') });
  await expect(heading).toBeVisible();
  await letIn();
  await page.getByRole('button', { name: t('common:action.retry') }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(heading).toBeVisible();
  await page.getByRole('textbox').fill('yarına matematik sayfa 12');
  await page.getByRole('button', { name: t('landing:demo.generate') }).click();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
});
