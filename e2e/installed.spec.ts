import type { Page } from '@playwright/test';
import { expect, signedInTest, test } from './support/test.ts';
import { deployVersions, VERSION } from './support/versions.ts';

test.use({ serviceWorkers: 'allow' });
signedInTest.use({ serviceWorkers: 'allow' });

/** Waits until the worker keeps the app: it begins once somebody is there. */
const kept = async (page: Page) => {
  await page.keyboard.press('Shift');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
};

signedInTest(
  '[OF-01] the app opens without a network at every address, and takes a text that is shared with it',
  async ({ page, context, t }) => {
    const heading = (key: Parameters<typeof t>[0]) =>
      expect(page.getByRole('heading', { level: 1, name: t(key) })).toBeVisible();
    await page.goto('/app/family');
    await heading('familyDashboard:title');
    await kept(page);
    await page.reload();
    await heading('familyDashboard:title');

    await test.step('a shared text goes to the sentence box, and into no address', async () => {
      await page.evaluate(() => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: '/app/share', enctype: 'multipart/form-data' });
        form.innerHTML = '<input name="text" value="Yarına matematik s. 45-46">';
        document.body.append(form);
        form.submit();
      });
      await expect(
        page.getByRole('dialog').getByRole('textbox', { name: t('familyHomework:helper.freeText') }),
      ).toHaveValue('Yarına matematik s. 45-46');
      await expect(page).toHaveURL(/\/app\/family\/assignments$/);
    });

    await context.setOffline(true);
    for (const [path, key] of [
      ['/app/family', 'familyDashboard:title'],
      ['/app/family/tasks', 'familyTasks:title'],
      ['/app/children', 'children:title'],
      ['/', 'landing:hero.title'],
    ] as const) {
      await test.step(`${path} opens`, async () => {
        await page.goto(path);
        await heading(key);
      });
    }
    await test.step('what the API answers is never kept', async () => {
      const asked = page.evaluate(() =>
        fetch('/api/settings').then(
          () => 'answered',
          () => 'not answered',
        ),
      );
      expect(await asked).toBe('not answered');
    });
  },
);

const versionsTest = test.extend<{ versions: Awaited<ReturnType<typeof deployVersions>> }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants a pattern, and none of its fixtures is needed
  versions: async ({}, provide, { project }) => {
    const versions = await deployVersions(project.use.baseURL ?? '');
    await provide(versions);
    versions.close();
  },
  baseURL: ({ versions }, provide) => provide(versions.origin),
});

versionsTest(
  '[OF-01] a new version is offered, taken by a press and never in the middle of a form; none stays behind',
  async ({ page, context, family, versions, t }) => {
    const versionOf = (of: Page) => of.locator(VERSION).getAttribute('content');
    const offerOn = (of: Page) => of.getByText(t('layout:update.ready'));
    const waits = (of: Page) =>
      expect
        .poll(() => of.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
        .toBe('installed');
    const look = (of: Page) => of.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    /** Somebody is there, so that the page hears of new versions. */
    const attend = async (of: Page) => {
      await expect(of.getByRole('heading', { level: 1 })).toBeVisible();
      await of.keyboard.press('Shift');
    };

    await family.signUp();
    await family.addFirstChild('Elif');
    await kept(page);
    await page.goto('/app/tasks/create');
    await attend(page);
    const name = page.getByLabel(t('createTask:name'), { exact: true });
    await name.fill('Çiçekleri sula');
    const second = await context.newPage();
    await second.goto('/app/family');
    await attend(second);

    versions.deploy();
    await look(page);
    await waits(page);
    await test.step('it is offered, but not while something stands in a form', async () => {
      await expect(offerOn(second)).toBeVisible();
      await expect(offerOn(page)).toBeHidden();
      await name.fill('');
      await expect(offerOn(page)).toBeVisible();
    });
    await test.step('until it is taken the old version opens all its screens, though the server has them no more', async () => {
      await page.goto('/app/family/tasks');
      await expect(page.getByRole('heading', { level: 1, name: t('familyTasks:title') })).toBeVisible();
      expect(await versionOf(page)).toBe('1');
      await attend(page);
    });
    await test.step('a press takes it; another tab goes on as it is, and is offered it', async () => {
      await page.getByRole('button', { name: t('layout:update.take') }).click();
      await expect(page.locator(VERSION)).toHaveAttribute('content', '2');
      await expect(page.getByRole('heading', { level: 1, name: t('familyTasks:title') })).toBeVisible();
      expect(await versionOf(second)).toBe('1');
      await second.getByRole('button', { name: t('layout:update.take') }).click();
      await expect(second.locator(VERSION)).toHaveAttribute('content', '2');
    });
    await test.step('whoever reloads the only tab has the next one, as has whoever comes back after all were closed', async () => {
      await second.close();
      versions.deploy();
      await attend(page);
      await look(page);
      await waits(page);
      await page.reload();
      await expect(page.locator(VERSION)).toHaveAttribute('content', '3');

      versions.deploy();
      await attend(page);
      await look(page);
      await waits(page);
      await page.close();
      const later = await context.newPage();
      await later.goto('/app/family');
      await expect(later.locator(VERSION)).toHaveAttribute('content', '4');
    });
  },
);
