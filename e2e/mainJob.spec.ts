import { expectAccessible, expectNoOverflow } from './support/axe.ts';
import { EXACT } from './support/exactTexts.ts';
import { setField, submit } from './support/form.ts';
import { expect, test } from './support/test.ts';
import { today } from './support/today.ts';

const WORDS = {
  tr: {
    homework: 'Kesirler testi',
    task: 'Sofrayı kur',
    rule: 'Yatağını topla',
    addHomework: /ödev ekle/i,
    newTask: /yeni görev/i,
    periodicTab: /periyodik/i,
    awaitingTab: /kontrol/i,
    completedTasks: /tamamlanan görev/i,
    completedHomework: /tamamlanan ödev/i,
  },
  en: {
    homework: 'Fractions test',
    task: 'Set the table',
    rule: 'Make your bed',
    addHomework: /add homework/i,
    newTask: /new task/i,
    periodicTab: /periodic/i,
    awaitingTab: /check/i,
    completedTasks: /completed tasks/i,
    completedHomework: /completed homework/i,
  },
} as const;

const WEEK_DAYS = {
  tr: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const;

test('[P-04] [P-05] [P-08] [P-10] [P-15] a family’s main job, from signing up to signing out', async ({
  page,
  family,
  language,
}) => {
  test.setTimeout(300_000);
  const exact = EXACT[language];
  const words = WORDS[language];
  const main = page.getByRole('main');
  const dueDate = today();

  await test.step('sign up, and add the first child', async () => {
    await family.signUp();
    await family.addFirstChild('Elif');
    await expectAccessible(page, 'the family dashboard');
    await expectNoOverflow(page, 'the family dashboard');
  });

  await test.step('add homework', async () => {
    await family.goTo('allHomework');
    await expect(page).toHaveURL(/\/app\/family\/assignments$/);
    await main.getByRole('button', { name: words.addHomework }).first().click();
    const dialog = page.getByRole('dialog');
    await setField(dialog, 'childId', 'Elif');
    await setField(dialog, 'subject', language === 'tr' ? 'Matematik' : 'Mathematics');
    await setField(dialog, 'title', words.homework);
    await setField(dialog, 'description', '1-20');
    await setField(dialog, 'dueDate', dueDate);
    await expectAccessible(page, 'the dialog for homework');
    await submit(dialog);
    await expect(dialog).toBeHidden();
    await expect(main.getByText(words.homework)).toBeVisible();
  });

  const openTaskForm = async () => {
    await family.goTo('tasks');
    await expect(page).toHaveURL(/\/app\/family\/tasks$/);
    await main
      .getByRole('link', { name: words.newTask })
      .or(main.getByRole('button', { name: words.newTask }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/app\/tasks\/create$/);
  };

  await test.step('create a one-off task', async () => {
    await openTaskForm();
    const form = main.locator('form');
    await setField(form, 'childId', 'Elif');
    await setField(form, 'name', words.task);
    await setField(form, 'dueDate', dueDate);
    await submit(form);
    await expect(page.getByText(exact.singleTaskCreated).first()).toBeVisible();
    await expect(page).toHaveURL(/\/app\/family\/tasks$/);
    await expect(main.getByText(words.task)).toBeVisible();
  });

  await test.step('create a periodic task for every day', async () => {
    await openTaskForm();
    await main.getByRole('tab', { name: words.periodicTab }).click();
    const form = main.locator('form');
    await setField(form, 'childId', 'Elif');
    await setField(form, 'name', words.rule);
    for (const day of WEEK_DAYS[language]) {
      const box = form.getByRole('checkbox', { name: day, exact: true });
      await box
        .or(form.getByRole('button', { name: day, exact: true }))
        .first()
        .click();
    }
    await submit(form);
    await expect(page.getByText(exact.periodicTaskCreated).first()).toBeVisible();
    await expect(page).toHaveURL(/\/app\/family\/tasks/);
    await main.getByRole('tab', { name: words.periodicTab }).click();
    await expect(main.getByText(words.rule)).toBeVisible();
  });

  await test.step('as the child, complete both tasks of today', async () => {
    await family.switchTo('Elif');
    await family.goTo('tasks');
    await expect(page).toHaveURL(/\/app\/[^/]+\/tasks$/);
    for (const task of [words.task, words.rule]) {
      await expect(main.getByText(task).first()).toBeVisible();
    }
    await expectAccessible(page, 'the child’s tasks');
    await expectNoOverflow(page, 'the child’s tasks');
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
    await expectAccessible(page, 'the child’s homework');
  });

  await test.step('as the parent, check the homework', async () => {
    await family.switchTo(exact.family);
    await family.goTo('allHomework');
    await main.getByRole('tab', { name: words.awaitingTab }).click();
    await main.getByRole('button', { name: exact.markAsChecked }).click();
    await expect(page.getByText(exact.homeworkChecked).first()).toBeVisible();
  });

  await test.step('the dashboard counts and tells all of it', async () => {
    await family.goTo('home');
    await expect(page).toHaveURL(/\/app\/family$/);
    for (const done of [words.homework, words.task, words.rule])
      await expect(main.getByText(done).first()).toBeVisible();
    const counter = (label: RegExp) => main.locator('li, article, section, div').filter({ hasText: label }).last();
    await expect(counter(words.completedTasks)).toContainText('2');
    await expect(counter(words.completedHomework)).toContainText('1');
  });

  await family.signOut();
});
