import type { Page } from '@playwright/test';
import { ORDERS, openSlowly, screensFor, watchShifts } from '../scripts/lib/layoutShifts.mjs';
import { callApi, signUp } from '../scripts/lib/seed/client.mjs';
import { fillFamily } from '../scripts/lib/seed/fillFamily.mjs';
import { type Family, newAccount } from './support/family.ts';
import { expect, test } from './support/test.ts';

interface Child {
  readonly id: string;
  readonly name: string;
}

/** What moved on each of some screens while its data arrived, one line each. */
const shiftsOn = async (page: Page, addresses: readonly string[]): Promise<string[]> => {
  const lines = new Set<string>();
  for (const address of addresses)
    for (const order of ORDERS)
      for (const { value, moved } of (await openSlowly(page, address, order)).after)
        lines.add([`${address}, ${order} answer first: ${value.toFixed(4)}`, ...moved].join('\n      '));
  return [...lines];
};

/** A lively family, whose parent signs in; gives its eldest child. */
const openFamily = async (page: Page, family: Family): Promise<Child> => {
  await watchShifts(page);
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

test('[EV-12] nothing moves on a parent’s screens when their data arrive', async ({ page, family }) => {
  test.setTimeout(300_000);
  const { id } = await openFamily(page, family);
  expect(await shiftsOn(page, screensFor(id))).toEqual([]);
});

test('[EV-12] nothing moves on a child’s screens when their data arrive', async ({ page, family }) => {
  test.setTimeout(300_000);
  const child = await openFamily(page, family);
  await page.evaluate((selected) => {
    window.localStorage.setItem('viewMode', 'child');
    window.localStorage.setItem('selectedChild', JSON.stringify(selected));
  }, child);
  expect(
    await shiftsOn(
      page,
      screensFor(child.id).filter((address) => address.includes(child.id)),
    ),
  ).toEqual([]);
});

test('[EV-12] nothing moves on a new family’s screens when their data arrive', async ({ page, family }) => {
  test.setTimeout(300_000);
  await watchShifts(page);
  await family.signUp();
  expect(await shiftsOn(page, ['/app/onboarding', '/app/children', '/app/tasks', '/app/family/tasks'])).toEqual([]);
});
