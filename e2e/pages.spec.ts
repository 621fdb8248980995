import { expectAccessible, expectNoOverflow } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const FAMILY_PAGES = [
  '/app/family',
  '/app/family/tasks',
  '/app/family/assignments',
  '/app/tasks/create',
  '/app/children',
  '/app/tasks',
  '/no/such/page',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page is accessible and fits the window, ${colorScheme}`, async ({ page, family }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

    const look = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('main'), path).toHaveCount(1);
      await expectAccessible(page, path);
      await expectNoOverflow(page, path);
    };

    await look('/');
    await look('/app/login');
    await family.signUp();
    await look('/app/onboarding');
    await family.addFirstChild('Elif');
    for (const path of FAMILY_PAGES) await look(path);

    await family.goTo('home');
    await family.switchTo('Elif');
    await expect(page).not.toHaveURL(/\/app\/family/);
    const child = new URL(page.url()).pathname;
    for (const path of [child, `${child}/tasks`, `${child}/assignments`]) await look(path);
  });
}
