import type { Page } from '@playwright/test';
import { openForgetful, shiftsIn, watchShifts } from '../scripts/lib/layoutShifts.mjs';
import { EXACT } from './support/exactTexts.ts';
import { expectAllSent } from './support/localDatabase.ts';
import { add, bearer, firstChild } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { today } from './support/today.ts';

const CHILD = 'Elif';
const AFTERNOON = 'Sofrayı kur';
const EVENING = 'Çiçekleri sula';
const HOMEWORK = 'Kesirler testi';
const FINISHED = [HOMEWORK, 'Ondalıklar', 'Yüzdeler'];

const addTask = (page: Page, childId: string, name: string) =>
  add(page, '/api/tasks', { childId, name, icon: '🍽️', dueDate: today() });

const addHomework = (page: Page, cocukId: string, baslik: string) =>
  add(page, '/api/v2/family/homework', {
    cocukId,
    ders: 'Matematik',
    baslik,
    aciklama: '1-20',
    sonTarih: today(),
  });

test('[EV-01] [EV-02] [EV-06] [EV-07] a family’s day: a child’s afternoon begins at home, one press a thing; a parent’s evening shows what is due without one, and checks with one each', async ({
  page,
  family,
  language,
  t,
}) => {
  test.setTimeout(300_000);
  const exact = EXACT[language];
  const main = page.getByRole('main');
  const due = main.getByRole('region', { name: t('familyDashboard:due.title') });
  const rowsOf = (group: string) =>
    due.getByRole('region', { name: t(`familyDashboard:due.group.${group}`) }).getByRole('listitem');

  await test.step('[EV-05] a new family is shown three steps', async () => {
    await family.signUp();
    await family.addFirstChild(CHILD);
    await expect(main.getByRole('heading', { name: t('firstSteps:title') })).toBeVisible();
    await expect(due).toContainText(t('familyDashboard:due.nothing'));
  });
  const { id } = await firstChild(page);

  await test.step('[EV-12] the child’s home, opened anew: nothing moves when the day arrives', async () => {
    await addTask(page, id, AFTERNOON);
    await addHomework(page, id, HOMEWORK);
    await family.switchTo(CHILD);
    await expect(page).toHaveURL(/\/app\/[\da-f-]{36}$/);
    await watchShifts(page);
    await openForgetful(page, () => page.reload());
    await expect(main.getByRole('group', { name: t('childDay:comb', { count: 2, done: 0 }) })).toBeVisible();
    await expect(main.getByRole('region', { name: t('dashboard:stats.label') })).toHaveAttribute('aria-busy', 'false');
    const moved = await shiftsIn(page);
    expect(
      moved.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(moved),
    ).toBeLessThan(0.01);
  });

  await test.step('the first tick is one press', async () => {
    await main.getByRole('button', { name: t('childDay:completeTask', { name: AFTERNOON }) }).click();
    await expect(page.getByText(exact.taskCompleted).first()).toBeVisible();
    await expect(main.getByText(t('childDay:left.tasksDone', { count: 1 }))).toBeVisible();
  });

  await test.step('then the homework is next, and one press, too', async () => {
    await main.getByRole('button', { name: t('childDay:completeHomework', { title: HOMEWORK }) }).click();
    await expect(page.getByText(exact.homeworkCompleted).first()).toBeVisible();
    await expect(main.getByText(t('childDay:allDone.both'))).toBeVisible();
    await expectAllSent(page);
  });

  let presses = 0;
  const press = async (name: string) => {
    presses += 1;
    // By a key: what moves up to where a finger just was is spared for a moment.
    await due.getByRole('button', { name }).press('Enter');
  };

  await test.step('[EV-12] the parent’s app opens: what is due stands there without a press, and nothing moved on the way', async () => {
    await family.switchTo(t('common:view.family'));
    await expect(page).toHaveURL(/\/app\/family$/);
    // From a page that keeps none of what is added: the father's phone, which opens the app then, has kept nothing.
    await page.goto('/privacy');
    for (const title of FINISHED.slice(1)) {
      const homework = await addHomework(page, id, title);
      const path = `/api/v2/homework/${homework.id}/status`;
      const finished = await page.request.put(path, { headers: await bearer(page), data: { status: 'completed' } });
      expect(finished.ok()).toBe(true);
    }
    await addTask(page, id, EVENING);
    await openForgetful(page, () => page.goto('/app/family'));
    await expect(rowsOf('check')).toHaveCount(FINISHED.length);
    await expect(rowsOf('today')).toContainText([EVENING]);
    expect(presses).toBe(0);
    await expect(main.getByText(t('dashboard:activities.title'))).toBeVisible();
    expect(await shiftsIn(page)).toEqual([]);
  });

  await test.step('each is checked by one press, and the task of the day completed by another', async () => {
    for (const title of FINISHED) await press(t('familyDashboard:due.checkOf', { title }));
    await press(t('familyDashboard:due.completeOf', { name: EVENING }));
    expect(presses).toBe(FINISHED.length + 1);
    await expect(page.getByText(t('homework:checked')).first()).toBeVisible();
    await expect(due).toContainText(t('familyDashboard:due.nothing'));
  });

  await test.step('it is so for good', async () => {
    await page.reload();
    await expect(due).toContainText(t('familyDashboard:due.nothing'));
    const figure = new RegExp(`^${t('dashboard:stats.completedHomework')} ${FINISHED.length}`);
    await expect(main.getByRole('link', { name: figure })).toBeVisible();
  });
});
