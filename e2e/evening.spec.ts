import { shiftsIn, watchShifts } from '../scripts/lib/layoutShifts.mjs';
import { expectAccessible, expectNoOverflow } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { expectAllSent, forgetKept } from './support/localDatabase.ts';

const FINISHED = ['Kesirler', 'Ondalıklar', 'Yüzdeler', 'Açılar', 'Veri toplama'];

test('[EV-01] [EV-02] a parent’s evening: what is due costs no press, five checks one each', async ({
  page,
  family,
  t,
}) => {
  test.setTimeout(300_000);
  const main = page.getByRole('main');
  const due = main.getByRole('region', { name: t('familyDashboard:due.title') });
  const rowsOf = (group: string) =>
    due.getByRole('region', { name: t(`familyDashboard:due.group.${group}`) }).getByRole('listitem');

  await test.step('[EV-05] a new family is shown three steps', async () => {
    await family.signUp();
    await family.addFirstChild('Elif');
    await expect(main.getByRole('heading', { name: t('firstSteps:title') })).toBeVisible();
    await expect(due).toContainText(t('familyDashboard:due.nothing'));
    await expectAccessible(page, 'the first steps');
  });

  await test.step('five pieces of homework, and a task of today', async () => {
    await family.addHomeworkOfToday('Elif', FINISHED);
    await family.addTaskOfToday('Elif', 'Sofrayı kur');
  });

  await test.step('the child finishes the homework', async () => {
    await family.switchTo('Elif');
    await family.goTo('homework');
    const finish = main.getByRole('button', { name: t('common:action.markCompleted') });
    for (const left of FINISHED.map((_, index) => FINISHED.length - index)) {
      await expect(finish).toHaveCount(left);
      // By a key: what moves up to where a finger just was is spared for a moment.
      await finish.first().press('Enter');
    }
    await expect(finish).toHaveCount(0);
    await family.switchTo(t('common:view.family'));
    await expect(page).toHaveURL(/\/app\/family$/);
    await expectAllSent(page);
  });

  let presses = 0;
  const press = async (name: string) => {
    presses += 1;
    // By a key, as above.
    await due.getByRole('button', { name }).press('Enter');
  };

  await test.step('[EV-12] the app opens: what is due stands there without a press, and nothing moved on the way', async () => {
    // As on the father's phone, which has kept nothing: what was kept may have changed, and then it changes.
    await forgetKept(page);
    await watchShifts(page);
    await page.goto('/app/family');
    await expect(rowsOf('check')).toHaveCount(FINISHED.length);
    await expect(rowsOf('today')).toContainText(['Sofrayı kur']);
    expect(presses).toBe(0);
    await expect(main.getByText(t('dashboard:activities.title'))).toBeVisible();
    expect(await shiftsIn(page)).toEqual([]);
    await expectAccessible(page, 'what is due');
    await expectNoOverflow(page, 'what is due');
  });

  await test.step('each is checked by one press, and the task of the day completed by another', async () => {
    for (const title of FINISHED) await press(t('familyDashboard:due.checkOf', { title }));
    await press(t('familyDashboard:due.completeOf', { name: 'Sofrayı kur' }));
    expect(presses).toBe(FINISHED.length + 1);
    await expect(page.getByText(t('homework:checked')).first()).toBeVisible();
    await expect(due).toContainText(t('familyDashboard:due.nothing'));
  });

  await test.step('it is so for good: the list holds them as checked', async () => {
    await page.reload();
    await expect(due).toContainText(t('familyDashboard:due.nothing'));
    await main
      .getByRole('link', { name: new RegExp(`^${t('dashboard:stats.completedHomework')} ${FINISHED.length}`) })
      .click();
    await expect(page).toHaveURL(/\/app\/family\/assignments\?tab=completed$/);
    for (const title of FINISHED) await expect(main.getByText(title, { exact: true }).first()).toBeVisible();
  });
});
