import type { Page, Request } from '@playwright/test';
import { entriesOf } from './support/localDatabase.ts';
import { add, firstChild } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { today } from './support/today.ts';

const FILES = ['document', 'script', 'stylesheet', 'font', 'image', 'manifest'];

/** Code that comes later is fetched before it is imported. */
const isFile = (request: Request): boolean =>
  FILES.includes(request.resourceType()) || new URL(request.url()).pathname.startsWith('/assets/');

/** From now on no call of the app has an answer; its files come as a worker would give them. */
const cutOff = async (page: Page) => {
  await page.route('**/*', (route) =>
    isFile(route.request()) ? route.continue() : route.abort('internetdisconnected'),
  );
  return () => page.unroute('**/*');
};

interface Kept {
  readonly owner: string;
  readonly queryKey: readonly unknown[];
}

/**
 * What was kept of the last answers: whose, all of it as text, and what the day of one child, or of the family, can't be
 * shown without.
 */
const kept = async (page: Page) => {
  const answers = (await entriesOf(page, 'cache')).map(([, value]) => value as Kept);
  const dayOf = (childId: string | null) =>
    JSON.stringify(
      answers.filter(
        ({ queryKey: [, list, child] }) => list === (childId === null ? 'occurrences' : 'child') && child === childId,
      ),
    );
  return { owners: [...new Set(answers.map(({ owner }) => owner))], answers: JSON.stringify(answers), dayOf };
};

test('without a connection the app opens with what the family knows, says so, and forgets it at sign-out', async ({
  page,
  family,
  t,
}) => {
  await family.signUp();
  await family.addFirstChild('Elif');
  const { id: childId } = await firstChild(page);
  await add(page, '/api/tasks', { childId, name: 'Çiçekleri sula', icon: '🧹', dueDate: today() });
  // The page does not know of it yet.
  await page.reload();
  await family.switchTo('Elif');
  const main = page.getByRole('main');
  // The family's home, which stands there until then, tells of the task as well; whoever leaves before all of the child's
  // day was read has read none of it.
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Elif');
  await expect(main.getByText('Çiçekleri sula').first()).toBeVisible();
  await family.switchTo(t('common:view.family'));
  await expect(main.getByText('Çiçekleri sula').first()).toBeVisible();
  const owner = /^adult\.[\da-f-]{36}\.[\da-f-]{36}$/;
  // What was read is gathered for a moment before it is written.
  for (const whose of [null, childId])
    await expect.poll(async () => (await kept(page)).dayOf(whose)).toContain('Çiçekleri sula');
  expect((await kept(page)).owners).toEqual([expect.stringMatching(owner)]);

  const lookedUp = page.waitForEvent('requestfailed', (request) => request.url().includes('accounts:lookup'));
  const letIn = await cutOff(page);
  await page.reload();
  await test.step('[OF-02] it opens with the last known data, and says how old they are', async () => {
    await expect(main.getByText('Çiçekleri sula').first()).toBeVisible();
    await expect(page.getByText(t('layout:net.offline.title'))).toBeVisible();
    await expect(page.getByText(/önceki hâli/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('the identity provider, which can’t be reached either, signs nobody out', async () => {
    await lookedUp;
    // The poll has asked the SDK by then: the name comes from nowhere else.
    await family.openMenu();
    await expect(page.getByRole('banner').getByText('Zeynep').filter({ visible: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/app\/family$/);
  });
  await test.step('[OF-05] the report says what it needs, and does not fail after a press', async () => {
    const report = main.getByRole('button', { name: t('familyDashboard:report.send') });
    await expect(report).toHaveAttribute('aria-disabled', 'true');
    await expect(report).toHaveAccessibleDescription(t('familyDashboard:report.needsConnection'));
  });
  await test.step('[OF-02] a child’s page is there, too, in words for a child', async () => {
    await family.switchTo('Elif');
    await expect(main.getByText('Çiçekleri sula').first()).toBeVisible();
    await expect(page.getByText(t('layout:net.offlineChild.title'))).toBeVisible();
  });
  await test.step('with the connection the strip goes by itself', async () => {
    await letIn();
    // As the browser says it; without that, somebody looks for the server at growing distances.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(t('layout:net.offlineChild.title'))).toBeHidden();
  });
  await test.step('[OF-02] signing out erases it', async () => {
    await family.signOut();
    await expect.poll(() => kept(page)).toMatchObject({ owners: [], answers: '[]' });
  });
});
