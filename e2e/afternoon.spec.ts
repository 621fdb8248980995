import { shiftsIn, watchShifts } from '../scripts/lib/layoutShifts.mjs';
import { expectAccessible, expectNoOverflow } from './support/axe.ts';
import { EXACT } from './support/exactTexts.ts';
import { expect, test } from './support/test.ts';
import { forgetKept } from './support/localDatabase.ts';

const CHILD = 'Elif';
const TASK = 'Sofrayı kur';
const HOMEWORK = 'Kesirler testi';

test('[EV-06] [EV-07] a child’s afternoon begins at home: one press for the first tick, one for the homework', async ({
  page,
  family,
  language,
  t,
}) => {
  test.setTimeout(300_000);
  const exact = EXACT[language];
  const main = page.getByRole('main');

  await test.step('a family with a task and homework for today', async () => {
    await family.signUp();
    await family.addFirstChild(CHILD);
    await family.addTaskOfToday(CHILD, TASK);
    await family.addHomeworkOfToday(CHILD, [HOMEWORK]);
    await family.switchTo(CHILD);
    await expect(page).toHaveURL(/\/app\/[^/]+$/);
  });

  await test.step('[EV-12] opened anew, nothing moves when the day arrives', async () => {
    await forgetKept(page);
    await watchShifts(page);
    await page.reload();
    await expect(main.getByRole('group', { name: t('childDay:comb', { count: 2, done: 0 }) })).toBeVisible();
    await expect(main.getByRole('region', { name: t('dashboard:stats.label') })).toHaveAttribute('aria-busy', 'false');
    const moved = await shiftsIn(page);
    expect(moved.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);
    await expectAccessible(page, 'the child’s home');
    await expectNoOverflow(page, 'the child’s home');
  });

  await test.step('the first tick is one press', async () => {
    await main.getByRole('button', { name: t('childDay:completeTask', { name: TASK }) }).click();
    await expect(page.getByText(exact.taskCompleted).first()).toBeVisible();
    await expect(main.getByText(t('childDay:left.tasksDone', { count: 1 }))).toBeVisible();
  });

  await test.step('then the homework is next, and one press, too', async () => {
    await main.getByRole('button', { name: t('childDay:completeHomework', { title: HOMEWORK }) }).click();
    await expect(page.getByText(exact.homeworkCompleted).first()).toBeVisible();
    await expect(main.getByText(t('childDay:allDone.both'))).toBeVisible();
  });
});
