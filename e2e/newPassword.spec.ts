import { Family } from './support/family.ts';
import { openSection } from './support/people.ts';
import { expect, test } from './support/test.ts';

const NEW = 'kovan-ve-bal';
const PIN = '2580';

test('[AC-03] [AC-06] [DV-10] a new password keeps this browser signed in and no other; handed to a child it buys nothing', async ({
  page,
  family: mother,
  anotherBrowser,
  isMobile,
  t,
}) => {
  const account = await mother.signUp();
  await mother.addFirstChild('Elif');
  const other = new Family(await anotherBrowser(), t, isMobile);
  await other.signIn(account);
  await expect(other.page).toHaveURL(/\/app\/family$/);

  await page.goto('/app/account');
  const section = page.getByRole('region', { name: t('account:password.title'), exact: true });
  const toggle = section.getByRole('button', { name: t('account:password.title'), exact: true });
  if (isMobile) await toggle.click();
  await mother.fill(section, t('account:password.current'), account.password);
  await mother.fill(section, t('account:password.new'), NEW);
  const changing = page.waitForResponse(/accounts:update/);
  await section.getByRole('button', { name: t('account:password.change') }).click();
  await expect(page.getByText(t('account:password.saved')).first()).toBeVisible();
  const { idToken } = (await (await changing).json()) as { idToken: string };
  await expect(other.page, 'though nobody touches it').toHaveURL(/\/app\/login$/);
  await page.reload();
  const sessions = await openSection(mother, 'sessions');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByText(t('account:sessions.this'))).toBeVisible();

  await mother.switchTo('Elif');
  await expect(page).toHaveURL(/\/app\/[\da-f-]{36}$/);
  const header = page.getByRole('banner');
  await header
    .getByRole('button', { name: t('layout:handOver') })
    .filter({ visible: true })
    .click();
  const lock = page.getByRole('dialog').getByRole('button', { name: t('lending:lock') });
  await lock.click();
  await mother.fill(page.getByRole('dialog'), t('lending:pin.set'), PIN);
  await lock.click();
  await expect(header.getByRole('button', { name: t('layout:unlock') }).filter({ visible: true })).toBeVisible();
  const bought = await page.request.post('/api/auth/firebase', { data: { id_token: idToken } });
  expect([bought.status(), await bought.json()]).toMatchObject([409, { code: 'LENT' }]);
});
