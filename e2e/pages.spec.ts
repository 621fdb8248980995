import type { Locator } from '@playwright/test';
import { expectAccessibleInEachScheme, expectNoOverflow } from './support/axe.ts';
import { expect, signedInTest, test } from './support/test.ts';

test('[R-04] [R-05] [R-06] [R-07] [R-08] [R-09] [R-10] [R-11] [R-24] [P-02] each address shows its own screen, which is accessible in light and dark and fits the window', async ({
  page,
  family,
  t,
}) => {
  test.setTimeout(300_000);
  const title = page.getByRole('heading', { level: 1 });

  const look = async (path: string, heading?: string) => {
    await page.goto(path);
    if (heading) {
      await expect(title, path).toHaveText(heading);
      await expect(page, path).toHaveURL(new RegExp(`${path}$`));
    }
    await expect(title, path).toBeVisible();
    await expect(page.getByRole('main'), path).toHaveCount(1);
    await expectAccessibleInEachScheme(page, path);
    await expectNoOverflow(page, path);
  };

  await page.emulateMedia({ colorScheme: 'light' });
  await look('/');
  await look('/app/login');
  await look('/privacy', t('privacy:title'));
  await look('/app/join', t('login:join.gone.title'));
  await look('/app/pair', t('devices:pair.title'));
  await family.signUp();
  await look('/app/onboarding');
  await family.addFirstChild('Elif');
  await look('/app/tasks');
  await look('/no/such/page');

  await page.goto('/app/family');
  await family.switchTo('Elif');
  await expect(page).toHaveURL(/\/app\/[\da-f-]{36}$/);
  const child = new URL(page.url()).pathname;
  await family.switchTo(t('common:view.family'));
  await expect(page).toHaveURL(/\/app\/family$/);
  await look('/app/family', t('familyDashboard:title'));
  await look('/app/family/tasks', t('familyTasks:title'));
  await look('/app/tasks/create', t('createTask:title'));
  await look('/app/children', t('children:title'));
  await look('/app/family/assignments', t('familyHomework:title'));
  await look('/app/account', t('account:title'));
  await look(child, t('childDashboard:familyHeading', { name: 'Elif' }));
  await look(`${child}/tasks`, t('childTasks:heading', { name: 'Elif' }));
  await look(`${child}/assignments`, t('childHomework:titleOf', { name: 'Elif' }));

  // As the child itself.
  await page.goto('/app/family');
  await family.switchTo('Elif');
  await expect(page).toHaveURL(new RegExp(`${child}$`));
  for (const path of [child, `${child}/tasks`, `${child}/assignments`]) await look(path);
});

signedInTest('what is chosen is seen also in the colours of the system', async ({ page, t }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const outline = 'outline-style';

  await page.goto('/app/family/tasks');
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS(outline, 'solid');
  await expect(page.getByRole('tab', { selected: false })).toHaveCSS(outline, 'none');
  const here = page.getByRole('link', { name: t('layout:nav.tasks'), exact: true }).filter({ visible: true });
  await expect(here).toHaveCSS('text-decoration-line', 'underline');

  await page.goto('/app/family');
  const tile = (choice: Locator) => page.locator('label').filter({ has: choice });
  // A tile has an edge in any case.
  const edge = 'outline-width';
  await expect(tile(page.getByRole('radio', { checked: true }))).toHaveCSS(edge, '2px');
  await expect(tile(page.getByRole('radio', { checked: false })).first()).toHaveCSS(edge, '1px');
});
