import { expectAccessible, expectNoOverflow } from './support/axe.ts';
import { EXACT } from './support/exactTexts.ts';
import { setField, submit } from './support/form.ts';
import { expect, test } from './support/test.ts';

const CHILD = 'Elif';
const TASK = 'Sofrayı kur';
const HOMEWORK = 'Kesirler testi';

const todayInIstanbul = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date());

test('[EV-06] [EV-07] a child’s afternoon begins at home: one press for the first tick, one for the homework', async ({
  page,
  family,
  language,
  t,
}) => {
  test.setTimeout(120_000);
  const exact = EXACT[language];
  const main = page.getByRole('main');
  const today = todayInIstanbul();

  await test.step('a family with a task and homework for today', async () => {
    await family.signUp();
    await family.addFirstChild(CHILD);
    await family.goTo('tasks');
    await main
      .getByRole('link', { name: t('familyTasks:newTask') })
      .first()
      .click();
    const form = main.locator('form');
    await setField(form, 'childId', CHILD);
    await setField(form, 'name', TASK);
    await setField(form, 'dueDate', today);
    await submit(form);
    await expect(page).toHaveURL(/\/app\/family\/tasks$/);
    await family.goTo('allHomework');
    await main
      .getByRole('button', { name: t('familyHomework:add') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await setField(dialog, 'childId', CHILD);
    await setField(dialog, 'subject', 'Matematik');
    await setField(dialog, 'title', HOMEWORK);
    await setField(dialog, 'description', '1-20');
    await setField(dialog, 'dueDate', today);
    await submit(dialog);
    await expect(dialog).toBeHidden();
    await family.switchTo(CHILD);
    await expect(page).toHaveURL(/\/app\/[^/]+$/);
  });

  await test.step('[EV-12] opened anew, nothing moves when the day arrives', async () => {
    await page.addInitScript(() => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        document.documentElement.dataset.shifts = String(sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload();
    await expect(main.getByRole('group', { name: t('childDay:comb', { count: 2, done: 0 }) })).toBeVisible();
    await expect(main.getByRole('region', { name: t('dashboard:stats.label') })).toHaveAttribute('aria-busy', 'false');
    expect(Number(await page.locator('html').getAttribute('data-shifts'))).toBeLessThan(0.01);
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
