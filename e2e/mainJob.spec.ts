import { expectAccessible, expectNoOverflow } from './support/axe.ts';
import { EXACT } from './support/exactTexts.ts';
import { setField, submit } from './support/form.ts';
import { expect, test } from './support/test.ts';
import { today, weekday } from './support/today.ts';

const WORDS = {
  homework: 'Kesirler testi',
  task: 'Sofrayı kur',
  rule: 'Yatağını topla',
  addHomework: /ödev ekle/i,
  newTask: /yeni görev/i,
  periodicTab: /periyodik/i,
  awaitingTab: /kontrol/i,
  completedTasks: /tamamlanan görev/i,
  completedHomework: /tamamlanan ödev/i,
} as const;

test('[P-04] [P-05] [P-08] [P-10] [P-15] a family’s main job, from signing up to signing out', async ({
  page,
  family,
  language,
}) => {
  test.setTimeout(300_000);
  const exact = EXACT[language];
  const main = page.getByRole('main');
  const dueDate = today();

  await test.step('sign up, and add the first child', async () => {
    await family.signUp();
    await family.addFirstChild('Elif');
    await expectNoOverflow(page, 'the family dashboard');
  });

  await test.step('add homework', async () => {
    await family.goTo('allHomework');
    await expect(page).toHaveURL(/\/app\/family\/assignments$/);
    await main.getByRole('button', { name: WORDS.addHomework }).first().click();
    const dialog = page.getByRole('dialog');
    await setField(dialog, 'childId', 'Elif');
    await setField(dialog, 'subject', 'Matematik');
    await setField(dialog, 'title', WORDS.homework);
    await setField(dialog, 'description', '1-20');
    await setField(dialog, 'dueDate', dueDate);
    await expectAccessible(page, 'the dialog for homework');
    await submit(dialog);
    await expect(dialog).toBeHidden();
    await expect(main.getByText(WORDS.homework)).toBeVisible();
  });

  const openTaskForm = async () => {
    await family.goTo('tasks');
    await expect(page).toHaveURL(/\/app\/family\/tasks$/);
    await main
      .getByRole('link', { name: WORDS.newTask })
      .or(main.getByRole('button', { name: WORDS.newTask }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/app\/tasks\/create$/);
  };

  await test.step('create a one-off task', async () => {
    await openTaskForm();
    const form = main.locator('form');
    await setField(form, 'childId', 'Elif');
    await setField(form, 'name', WORDS.task);
    await setField(form, 'dueDate', dueDate);
    await submit(form);
    await expect(page.getByText(exact.singleTaskCreated).first()).toBeVisible();
    await expect(page).toHaveURL(/\/app\/family\/tasks$/);
    await expect(main.getByText(WORDS.task)).toBeVisible();
  });

  await test.step('create a periodic task for this day of the week', async () => {
    await openTaskForm();
    await main.getByRole('tab', { name: WORDS.periodicTab }).click();
    const form = main.locator('form');
    await setField(form, 'childId', 'Elif');
    await setField(form, 'name', WORDS.rule);
    const box = form.getByRole('checkbox', { name: weekday(), exact: true });
    await box
      .or(form.getByRole('button', { name: weekday(), exact: true }))
      .first()
      .click();
    await submit(form);
    await expect(page.getByText(exact.periodicTaskCreated).first()).toBeVisible();
    await expect(page).toHaveURL(/\/app\/family\/tasks/);
    await main.getByRole('tab', { name: WORDS.periodicTab }).click();
    await expect(main.getByText(WORDS.rule)).toBeVisible();
  });

  await test.step('as the child, complete both tasks of today', async () => {
    await family.switchTo('Elif');
    await family.goTo('tasks');
    await expect(page).toHaveURL(/\/app\/[^/]+\/tasks$/);
    for (const task of [WORDS.task, WORDS.rule]) {
      await expect(main.getByText(task).first()).toBeVisible();
    }
    const completeButtons = main.getByRole('button', { name: new RegExp(`^${exact.complete}`) });
    await completeButtons.first().click();
    await expect(page.getByText(exact.taskCompleted).first()).toBeVisible();
    await expect(completeButtons).toHaveCount(1);
    await completeButtons.first().click();
    await expect(completeButtons).toHaveCount(0);
  });

  await test.step('as the child, mark the homework as complete', async () => {
    await family.goTo('homework');
    await main.getByRole('button', { name: exact.markAsComplete }).click();
    await expect(page.getByText(exact.homeworkCompleted).first()).toBeVisible();
  });

  await test.step('as the parent, check the homework', async () => {
    await family.switchTo(exact.family);
    await family.goTo('allHomework');
    await main.getByRole('tab', { name: WORDS.awaitingTab }).click();
    await main.getByRole('button', { name: exact.markAsChecked }).click();
    await expect(page.getByText(exact.homeworkChecked).first()).toBeVisible();
  });

  await test.step('the dashboard counts and tells all of it', async () => {
    await family.goTo('home');
    await expect(page).toHaveURL(/\/app\/family$/);
    for (const done of [WORDS.homework, WORDS.task, WORDS.rule])
      await expect(main.getByText(done).first()).toBeVisible();
    const counter = (label: RegExp) => main.locator('li, article, section, div').filter({ hasText: label }).last();
    await expect(counter(WORDS.completedTasks)).toContainText('2');
    await expect(counter(WORDS.completedHomework)).toContainText('1');
  });

  await family.signOut();
});
