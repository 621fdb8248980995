import { add, bearer, firstChild } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { today } from './support/today.ts';

test('[OF-03] [OF-07] ticks without a network outlive the page, and are done once, at their own moment', async ({
  page,
  family,
  t,
}) => {
  await family.signUp();
  await family.addFirstChild('Elif');
  const child = await firstChild(page);
  const names = ['Sofrayı kur', 'Çöpü çıkar', 'Çiçekleri sula'];
  for (const name of names) {
    await add(page, '/api/tasks', { childId: child.id, name, icon: '🧹', dueDate: today() });
  }
  const ticks: string[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'PUT') ticks.push(`${request.headers()['idempotency-key']} ${request.url()}`);
  });
  const tick = (name: string) =>
    page.getByRole('button', { name: t('familyTasks:completeTask', { name }), exact: true }).click();

  await page.goto('/app/family/tasks');
  await expect(page.getByRole('heading', { name: names[0] ?? '' })).toBeVisible();
  await test.step('the first answer is lost on its way', async () => {
    await page.route('**/api/tasks/*/status', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await tick(names[0] ?? '');
    await expect.poll(() => ticks.length).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('the others are ticked without a network, and the page is closed', async () => {
    await page.context().setOffline(true);
    // From below: what moves up to where a press just was is spared for a moment.
    await tick(names[2] ?? '');
    await tick(names[1] ?? '');
    // What is pressed is kept before anything else happens to it.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise<number>((resolve, reject) => {
              const opening = indexedDB.open('kovan');
              opening.addEventListener('error', () => reject(new Error('no database')));
              opening.addEventListener('success', () => {
                const count = opening.result.transaction('queue').objectStore('queue').count();
                count.addEventListener('success', () => {
                  opening.result.close();
                  resolve(count.result);
                });
              });
            }),
        ),
      )
      .toBeGreaterThanOrEqual(2);
    await page.close();
  });
  await test.step('the next page sends them, each once', async () => {
    const context = page.context();
    await context.setOffline(false);
    const next = await context.newPage();
    // Notes every row that is ever drawn.
    await next.addInitScript(() => {
      const drawn = new Set<string>();
      new MutationObserver(() => {
        for (const row of document.querySelectorAll('article h3')) drawn.add(row.textContent);
        document.documentElement.dataset.drawn = [...drawn].join();
      }).observe(document, { childList: true, subtree: true });
    });
    await next.goto('/app/family/tasks');
    const headers = await bearer(next);
    const done = async () => {
      const answer = await next.request.get(`/api/tasks/completed`, { headers });
      const { data } = (await answer.json()) as { data: { name: string }[] };
      return data.map(({ name }) => name).toSorted();
    };
    await expect.poll(done, { timeout: 20_000 }).toEqual(names.toSorted());
    // What waited was done, and folded away, from the first drawing on: no row moved under a finger.
    await expect(next.getByRole('heading', { name: t('familyTasks:done') })).toBeVisible();
    const drawn = await next.evaluate(() => document.documentElement.dataset.drawn ?? '');
    for (const name of names.slice(1)) expect(drawn).not.toContain(name);
    // One task, one key, however often it was tried.
    const urls = new Set(ticks.map((one) => one.split(' ')[1]));
    expect(new Set(ticks).size).toBe(urls.size);
  });
});
