import type { Page } from '@playwright/test';
import { expect, signedInTest, test } from './support/test.ts';

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
  async ({ page, context, t, language }) => {
    const heading = (key: Parameters<typeof t>[0]) =>
      expect(page.getByRole('heading', { level: 1, name: t(key) })).toBeVisible();
    await page.goto('/app/family');
    await heading('familyDashboard:title');
    await kept(page);
    await page.reload();
    await heading('familyDashboard:title');

    await test.step('it is called in the language of the page, and its shortcut opens what it says', async () => {
      const manifest = await page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
        const read = await fetch(link?.href ?? '');
        return (await read.json()) as { lang: string; shortcuts: { name: string; url: string }[] };
      });
      expect(manifest.lang).toBe(language);
      const adding = manifest.shortcuts.find(({ name }) => name === t('familyHomework:add'));
      await page.goto(adding?.url ?? '');
      await expect(page.getByRole('dialog', { name: t('familyHomework:add') })).toBeVisible();
      await expect(page).toHaveURL(/\/app\/family\/assignments$/);
      await page.goto('/app/family');
      await heading('familyDashboard:title');
    });

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
