import type { Locator, Page } from '@playwright/test';
import { openSlowly, watchShifts } from '../scripts/lib/layoutShifts.mjs';
import { callApi, signUp } from '../scripts/lib/seed/client.mjs';
import { fillFamily } from '../scripts/lib/seed/fillFamily.mjs';
import { expectAccessible, expectAccessibleInEachScheme, expectNoOverflow } from './support/axe.ts';
import { type Family, newAccount } from './support/family.ts';
import { STEADY } from './support/steady.ts';
import { expect, signedInTest, test } from './support/test.ts';

interface Child {
  readonly id: string;
  readonly name: string;
}

/** A lively family, whose parent signs in; gives its eldest child. */
const openFamily = async (page: Page, family: Family): Promise<Child> => {
  const account = newAccount();
  await family.openLogin('sign-in');
  const { origin } = new URL(page.url());
  const token = await signUp(origin, { ...account, displayName: 'Zeynep Arı' });
  await fillFamily(origin, token);
  const { data } = (await callApi(origin, '/api/children', { token })) as { data: [Child] };
  await family.fillAccount({ email: account.email, password: account.password });
  await family.submitLogin('sign-in');
  await expect(page).toHaveURL(/\/app\/family$/);
  return data[0];
};

/**
 * Opens addresses and looks at what stands there. Stories scan each screen light and wide: a phone is scanned in both
 * schemes, a desktop in the dark.
 */
const visitorOf = async (page: Page, isMobile: boolean) => {
  const title = page.getByRole('heading', { level: 1 });
  const moved: string[] = [];
  await watchShifts(page);
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark' });

  /** Something stands there, fits the window and can be used by everybody. */
  const look = async (path: string, heading?: string) => {
    if (heading) {
      await expect(title, path).toHaveText(heading);
      await expect(page, path).toHaveURL(new RegExp(`${path}$`));
    }
    await expect(title, path).toBeVisible();
    await expect(page.getByRole('main'), path).toHaveCount(1);
    await (isMobile ? expectAccessibleInEachScheme : expectAccessible)(page, path);
    await expectNoOverflow(page, path);
  };

  /** Each answer is held back and let through alone, on a phone the other way round: what comes late pushes most where all is stacked. */
  const openHeld = async (path: string) => {
    const order = isMobile ? 'last' : 'first';
    const { after } = await openSlowly(page, path, order);
    if (after.reduce((sum, { value }) => sum + value, 0) < STEADY) return;
    for (const shift of after)
      moved.push([`${path}, ${order} answer first: ${shift.value.toFixed(4)}`, ...shift.moved].join('\n      '));
  };

  return {
    moved,
    openHeld,
    look: async (path: string, heading?: string) => {
      await page.goto(path);
      await look(path, heading);
    },
    lookHeld: async (path: string, heading?: string) => {
      await openHeld(path);
      await look(path, heading);
    },
  };
};

test('[EV-12] a visitor’s and a new family’s screens are accessible in light and dark, fit the window, and nothing moves on them', async ({
  page,
  family,
  isMobile,
  t,
}) => {
  test.setTimeout(300_000);
  const { look, lookHeld, openHeld, moved } = await visitorOf(page, isMobile);
  await look('/');
  await look('/app/login');
  await look('/privacy', t('privacy:title'));
  await look('/app/join', t('login:join.codeless.title'));
  await look('/app/pair', t('devices:pair.title'));
  await look('/no/such/page', t('notFound:title'));

  await family.signUp();
  await lookHeld('/app/onboarding');
  // From any screen it is led there.
  for (const path of ['/app/children', '/app/tasks', '/app/family/tasks']) await openHeld(path);
  expect(moved).toEqual([]);
});

test('[R-04] [R-05] [R-06] [R-07] [R-08] [R-09] [R-10] [R-11] [R-24] [P-02] [EV-12] each address shows its own screen, which is accessible in light and dark and fits the window; nothing moves when the data arrive', async ({
  page,
  family,
  isMobile,
  t,
}) => {
  test.setTimeout(300_000);
  const { lookHeld, moved } = await visitorOf(page, isMobile);
  const child = await openFamily(page, family);
  const { id, name } = child;
  await lookHeld('/app/family', t('familyDashboard:title'));
  await lookHeld('/app/family/tasks', t('familyTasks:title'));
  await lookHeld('/app/tasks/create', t('createTask:title'));
  await lookHeld('/app/children', t('children:title'));
  await lookHeld('/app/family/assignments', t('familyHomework:title'));
  await lookHeld('/app/account', t('account:title'));
  await lookHeld('/app/tasks');
  await lookHeld(`/app/${id}`, t('childDashboard:familyHeading', { name }));
  await lookHeld(`/app/${id}/tasks`, t('childTasks:heading', { name }));
  await lookHeld(`/app/${id}/assignments`, t('childHomework:titleOf', { name }));

  // As the child itself.
  await page.evaluate((selected) => {
    localStorage.setItem('viewMode', 'child');
    localStorage.setItem('selectedChild', JSON.stringify(selected));
  }, child);
  for (const path of [`/app/${id}`, `/app/${id}/tasks`, `/app/${id}/assignments`]) await lookHeld(path);
  expect(moved).toEqual([]);
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
