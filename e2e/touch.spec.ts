import { goBackAndAnswer } from './support/goBack.ts';
import { expect, signedInTest as test } from './support/test.ts';

test('[EV-11] the bar at the foot gives its place to the on-screen keyboard', async ({ page, t }) => {
  await page.goto('/app/tasks/create');
  const bar = page.getByRole('navigation', { name: t('layout:nav.quick') });
  await expect(bar).toBeInViewport();
  await page.getByLabel(t('createTask:name'), { exact: true }).tap();
  await expect(bar).not.toBeInViewport();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(bar).toBeInViewport();
});

test('a tap leaves no focus ring behind, not where it moves the focus either', async ({ page, t }) => {
  const ringed = page.locator(':focus-visible');
  await page.goto('/app/family');
  const header = page.getByRole('banner');
  const views = header.getByRole('button', { name: t('layout:view.title') });
  const sheet = page.getByRole('dialog');

  await views.tap();
  await expect(sheet).toBeFocused();
  await expect(ringed).toHaveCount(0);
  await sheet.getByRole('button', { name: t('common:action.close') }).tap();
  await expect(views).toBeFocused();
  await expect(ringed).toHaveCount(0);

  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('layout:nav.children') })
    .tap();
  await expect(page.getByRole('heading', { level: 1, name: t('children:title') })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(ringed).toHaveCount(0);

  await header.getByRole('button', { name: t('layout:menu.open') }).tap();
  await expect(header.getByRole('button', { name: t('layout:menu.close') })).toBeVisible();
  await expect(ringed).toHaveCount(0);

  // The first thing that has the focus on its page.
  await page.goto('/app/family/assignments');
  const tab = page.getByRole('tab').last();
  await tab.tap();
  await expect(tab).toBeFocused();
  await expect(ringed).toHaveCount(0);
});

test('[Q-38] in a browser that asks no page before it goes back, Back closes an open window first, and asks where something was entered', async ({
  page,
  t,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.goto('/app/family');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('layout:nav.children') })
    .tap();
  const add = page.getByRole('button', { name: t('children:dialog.add'), exact: true }).first();
  await add.tap();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox').first();
  await name.fill('Deniz');

  await goBackAndAnswer(page, t, 'dismiss');
  await expect(name).toHaveValue('Deniz');
  await goBackAndAnswer(page, t, 'accept');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeVisible();
  await expect(page).toHaveURL(/\/app\/children$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/app\/family$/);
});
