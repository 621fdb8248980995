import { Family } from './support/family.ts';
import { add, bearer, firstChild } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { today } from './support/today.ts';

test('[LV-01] [LV-03] [LV-04] a phone, a desktop and a paired tablet: a tick on one is on the others, and the unpaired one is let go', async ({
  page,
  family: phone,
  anotherBrowser,
  t,
}) => {
  test.setTimeout(300_000);
  const account = await phone.signUp();
  await phone.addFirstChild('Elif');
  const elif = (await firstChild(page)).id;
  const dueDate = today();
  for (const name of ['Sofrayı kur', 'Odanı topla']) {
    await add(page, '/api/tasks', { childId: elif, name, icon: '🍽️', dueDate });
  }
  const headers = await bearer(page);
  const input = { headers, data: { name: 'Mutfak tableti', childIds: [elif] } };
  const added = (await (await page.request.post('/api/devices', input)).json()) as {
    data: { id: string; code: string };
  };

  /** Somebody looks at a page, and it follows from then on. */
  const follows = async ({ page: seen }: Family, open: () => Promise<unknown>) => {
    const stream = seen.waitForResponse((response) => response.url().endsWith('/api/events'));
    await open();
    await seen.mouse.move(30, 30);
    await seen.mouse.move(60, 60);
    expect((await stream).headers()['content-type']).toContain('text/event-stream');
  };
  const row = ({ page: seen }: Family, name: string) => seen.getByRole('article', { name, exact: true });

  const desktop = new Family(await anotherBrowser(), t, false);
  await desktop.page.setViewportSize({ width: 1280, height: 800 });
  await desktop.signIn(account);
  await expect(desktop.page).toHaveURL(/\/app\/family$/);
  await follows(desktop, () => desktop.page.goto('/app/family/tasks'));
  await follows(phone, () => page.goto('/app/family/tasks'));

  const tablet = new Family(await anotherBrowser(), t, false);
  await tablet.page.goto('/app/pair');
  const paired = await tablet.page.request.post('/api/devices/pair', { data: { code: added.data.code } });
  const { token } = (await paired.json()) as { token: string };
  await tablet.page.evaluate((held) => localStorage.setItem('token', held), token);
  await follows(tablet, () => tablet.page.goto(`/app/${elif}/tasks`));

  await test.step('what the tablet ticks is done on the phone and on the desktop', async () => {
    const tick = tablet.page.getByRole('button', { name: t('childDay:completeTask', { name: 'Sofrayı kur' }) });
    await expect(row(phone, 'Sofrayı kur')).toBeVisible();
    await expect(row(desktop, 'Sofrayı kur')).toBeVisible();
    await tick.click();
    // Done ones are folded away.
    await expect(row(phone, 'Sofrayı kur')).toBeHidden();
    await expect(row(desktop, 'Sofrayı kur')).toBeHidden();
  });

  await test.step('what the desktop adds is on the tablet', async () => {
    await add(desktop.page, '/api/tasks', { childId: elif, name: 'Çiçekleri sula', icon: '🧹', dueDate });
    await expect(tablet.page.getByText('Çiçekleri sula').first()).toBeVisible();
    await expect(row(phone, 'Çiçekleri sula')).toBeVisible();
  });

  await test.step('the tablet that is unpaired is let go while nobody touches it', async () => {
    const gone = await page.request.delete(`/api/devices/${added.data.id}`, { headers });
    expect(gone.status()).toBe(204);
    await expect(tablet.page).toHaveURL(/\/app\/pair$/, { timeout: 5_000 });
  });
});
