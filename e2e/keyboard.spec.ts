import { goBackAndAnswer } from './support/goBack.ts';
import { Keyboard } from './support/keyboard.ts';
import { newAccount } from './support/family.ts';
import { expect, test } from './support/test.ts';
import { weekday } from './support/today.ts';

const CHILD = 'Elif';

test('a family’s main job with the keyboard alone', async ({ page, t, language }) => {
  // Some hundred presses, each looked at: what must not take long has limits of its own.
  test.setTimeout(300_000);
  const keyboard = new Keyboard(page);
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const subject = t('common:subject.Matematik');
  const homework = 'Kesirler';
  const account = newAccount();

  /** By its title: until a screen's code has come the one before stands at its address, and may have buttons of the same name. */
  const arriveAt = async (address: RegExp, title: string) => {
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(`${title} · Kovan`);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const goTo = async (destination: string, address: RegExp, title: string) => {
    await keyboard.press(header.getByRole('link', { name: t(`layout:nav.${destination}`), exact: true }));
    await arriveAt(address, title);
  };
  const switchTo = async (view: string, address: RegExp, title: string) => {
    await keyboard.press(header.getByRole('button', { name: view, exact: true }));
    await arriveAt(address, title);
  };

  await test.step('sign up', async () => {
    await page.goto('/app/login');
    await keyboard.openTab(page.getByRole('tab', { name: t('login:mode.sign-up') }));
    for (const field of ['firstName', 'lastName', 'email', 'password'] as const) {
      await keyboard.type(page.getByLabel(t(`login:field.${field}`), { exact: true }), account[field]);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/onboarding$/);
  });

  await test.step('add the first child', async () => {
    await keyboard.type(page.getByLabel(t('onboarding:name'), { exact: true }), CHILD);
    await keyboard.type(page.getByLabel(t('common:field.birthYear'), { exact: true }), '2016');
    await keyboard.press(main.getByRole('button', { name: t('onboarding:submit'), exact: true }), 'Space');
    await arriveAt(/\/app\/family$/, t('familyDashboard:title'));
  });

  await test.step('add homework in a dialog, which Back asks before it closes, and which gives the focus back', async () => {
    await goTo('allHomework', /\/app\/family\/assignments$/, t('familyHomework:title'));
    await keyboard.press(main.getByRole('button', { name: t('familyHomework:add'), exact: true }).first());
    const dialog = page.getByRole('dialog');
    await keyboard.press(dialog.getByRole('radio', { name: CHILD }), 'Space');
    await keyboard.choose(dialog.getByRole('combobox', { name: t('common:field.subject') }), subject);
    await keyboard.type(dialog.getByLabel(t('common:field.title'), { exact: true }), homework);
    await keyboard.type(dialog.getByLabel(t('common:field.description'), { exact: true }), '1-20');
    await goBackAndAnswer(page, t, 'dismiss');
    await keyboard.press(dialog.getByRole('button', { name: t('familyHomework:addSubmit') }));
    await expect(dialog).toBeHidden();
    await expect(main.getByText(homework)).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
  });

  await test.step('give a task for some days of the week, which Back asks before it is lost', async () => {
    await goTo('tasks', /\/app\/family\/tasks$/, t('familyTasks:title'));
    await keyboard.press(main.getByRole('link', { name: t('familyTasks:newTask') }).first());
    // The list has a tab of the same name, and stands there until the form's code has come.
    await expect(main.getByRole('heading', { level: 1, name: t('createTask:title') })).toBeVisible();
    await keyboard.openTab(page.getByRole('tab', { name: t('createTask:tabs.periodic') }));
    await keyboard.press(main.getByRole('radio', { name: CHILD }), 'Space');
    await keyboard.type(main.getByLabel(t('createTask:name'), { exact: true }), 'Okuma');
    await goBackAndAnswer(page, t, 'dismiss');
    for (const day of [weekday(), weekday(1)]) {
      await keyboard.press(main.getByRole('checkbox', { name: t(`common:weekday.${day}`), exact: true }), 'Space');
    }
    await keyboard.press(main.getByRole('button', { name: t('createTask:create'), exact: true }));
    await expect(page.getByText(t('createTask:success.periodic')).first()).toBeVisible();
    await expect(page).toHaveURL(/\/app\/family\/tasks/);
  });

  await test.step('as the child, complete the task and the homework', async () => {
    await switchTo(CHILD, /\/app\/[^/]+$/, t('childDashboard:title', { name: CHILD }));
    await goTo('tasks', /\/app\/[^/]+\/tasks$/, t('childTasks:title'));
    await keyboard.press(main.getByRole('button', { name: t('childDay:completeTask', { name: 'Okuma' }) }), 'Space');
    await expect(page.getByText(t('childDay:completed')).first()).toBeVisible();
    await goTo('homework', /\/app\/[^/]+\/assignments$/, t('childHomework:title'));
    await keyboard.press(main.getByRole('button', { name: t('common:action.markCompleted') }));
    await expect(page.getByText(t('homework:completed')).first()).toBeVisible();
  });

  await test.step('as the parent, check the homework and delete it', async () => {
    await switchTo(t('common:view.family'), /\/app\/family$/, t('familyDashboard:title'));
    await goTo('allHomework', /\/app\/family\/assignments$/, t('familyHomework:title'));
    await keyboard.openTab(main.getByRole('tab').nth(1));
    await keyboard.press(main.getByRole('button', { name: t('common:action.markChecked') }));
    await expect(page.getByText(t('homework:checked')).first()).toBeVisible();
    await keyboard.openTab(main.getByRole('tab').nth(2));
    await keyboard.press(main.getByRole('button', { name: t('familyHomework:details', { title: homework }) }));
    page.once('dialog', (dialog) => void dialog.accept());
    await keyboard.press(main.getByRole('button', { name: new RegExp(t('common:action.delete')) }).first());
    await expect(page.getByText(t('familyHomework:removed')).first()).toBeVisible();
  });

  await test.step('change the language, and sign out', async () => {
    const other = language === 'tr' ? 'en' : 'tr';
    await keyboard.press(header.locator(`button[lang="${other}"]:visible`));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await keyboard.press(header.locator(`button[lang="${language}"]:visible`));
    await keyboard.press(header.getByRole('button', { name: t('layout:signOut') }));
    await expect(page).toHaveURL(/\/app\/login$/);
  });
});
