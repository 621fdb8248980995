import type { Page } from '@playwright/test';
import { EXACT } from './support/exactTexts.ts';
import { setField, submit } from './support/form.ts';
import { bearer } from './support/people.ts';
import { expect, signedInTest, test } from './support/test.ts';
import { today } from './support/today.ts';

/** Ends the session where the page does not hear of it: its next press meets that. */
const endUnheard = async (page: Page) => {
  const ended = await page.request.post('/api/auth/sign-out', { headers: await bearer(page) });
  expect(ended.status()).toBe(204);
};

/** From here on the page, a family's home, hears of nothing live, and no read is under way. */
const hearNothingLive = async (page: Page) => {
  await page.route('**/api/events', (route) => route.abort());
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  // By itself this is said of a page that computes for half a second between its scripts and its first call, too.
  await page.waitForLoadState('networkidle');
};

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

signedInTest(
  '[A-11] [N-02] [S-14] [S-15] a reload keeps the session, the view and the child',
  async ({ page, family }) => {
    await page.goto('/app/family');
    expect(await stored(page, 'token')).toMatch(/^adult(?:\.[\w-]+){3}$/);

    await family.switchTo('Elif');
    await expect(page).toHaveURL(/\/app\/(?!family)[^/]+$/);
    const address = page.url();
    await page.reload();
    await expect(page).toHaveURL(address);
    await page.goto('/app');
    await expect(page).toHaveURL(address);
    expect(await stored(page, 'viewMode')).toBe('child');
  },
);

test('[A-05] [A-06] [X-47] [S-06] a session that has ended in the middle of work leads to the login screen, which says so; what was typed is there again after signing in', async ({
  page,
  family,
  t,
}) => {
  const { email, password } = await family.signUp();
  await family.addFirstChild('Elif');
  await hearNothingLive(page);
  const main = page.getByRole('main');
  const openForm = async () => {
    await family.goTo('tasks');
    await main
      .getByRole('link', { name: t('familyTasks:newTask') })
      .first()
      .click();
    return main.locator('form');
  };
  const form = await openForm();
  await setField(form, 'childId', 'Elif');
  await setField(form, 'name', 'Kitaplığı düzenle');
  await setField(form, 'dueDate', today());
  await endUnheard(page);
  await submit(form);
  await expect(page).toHaveURL(/\/app\/login$/);
  await expect(page.getByText('Oturumunuz sona erdi.')).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();

  await family.fillAccount({ email, password });
  await family.submitLogin('sign-in');
  await expect(page).toHaveURL(/\/app\/family$/);
  await openForm();
  await expect(form.locator('[name="name"]')).toHaveValue('Kitaplığı düzenle');
  await submit(form);
  await expect(page).toHaveURL(/\/app\/family\/tasks$/);
  await expect(main.getByText('Kitaplığı düzenle').first()).toBeVisible();
});

test('[H-11] [S-04] [S-05] [S-07] [S-10] from the landing page into the app the signed-in have their name; signing out leaves nothing of the family behind; and the end of the session is seen', async ({
  page,
  family,
  language,
}) => {
  const { firstName } = await family.signUp();
  await family.addFirstChild('Elif');
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: family.t('landing:start') })
    .click();
  await expect(page).toHaveURL(/\/app\/family$/);
  await family.openMenu();
  await expect(page.getByRole('banner').getByText(firstName).filter({ visible: true })).toHaveText(firstName);
  await page.keyboard.press('Escape');

  await family.switchTo('Elif');
  await expect(page).not.toHaveURL(/\/app\/family$/);
  await family.signOut();
  for (const key of ['token', 'viewMode', 'selectedChild']) expect(await stored(page, key), key).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/login$/);

  await family.signUp();
  await family.addFirstChild('Can');
  await expect(page.getByText('Elif')).toHaveCount(0);
  expect((await stored(page, 'viewMode')) ?? 'family', EXACT[language].family).toBe('family');

  // The provider's own session ends, as when the account is signed out elsewhere; the SDK looks there by itself.
  await page.evaluate(async () => {
    const open = indexedDB.open('firebaseLocalStorageDb');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const emptied = database.transaction('firebaseLocalStorage', 'readwrite');
    emptied.objectStore('firebaseLocalStorage').clear();
    await new Promise((resolve) => {
      emptied.oncomplete = resolve;
    });
  });
  await expect(page).toHaveURL(/\/app\/login$/);
  expect(await stored(page, 'token')).toBeNull();
});
