import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoOverflow } from './support/axe.ts';
import { Family, newAccount } from './support/family.ts';
import { add, enterPin, firstChild, openSection, storedToken } from './support/people.ts';
import { ENGLISH_DESKTOP } from './support/screens.ts';
import { expect, languageOf, test } from './support/test.ts';
import { translator } from './support/texts.ts';
import { today } from './support/today.ts';

const PIN = '2580';
const CHILD_HOME = /\/app\/[\da-f-]{36}$/;

// Stories scan what stands here in light colours.
test.use({ colorScheme: 'dark' });

test('[PE-02] [PE-08] [DV-10] two adults and a paired tablet: invite, join, pair, tick, check, revoke, lend, return, remove, export, erase', async ({
  page,
  family: mother,
  anotherBrowser,
  isMobile,
  language,
  t,
}) => {
  test.setTimeout(300_000);
  const account = await mother.signUp();
  await mother.addFirstChild('Elif');
  const elif = (await firstChild(page)).id;
  await add(page, '/api/children', { name: 'Can', birthYear: 2018, grade: '2. Sınıf', avatar: '👦' });
  const dueDate = today();
  await add(page, '/api/tasks', { childId: elif, name: 'Sofrayı kur', icon: '🍽️', dueDate });
  const homework = { cocukId: elif, ders: 'Matematik', baslik: 'Kesirler', aciklama: '1-20', sonTarih: dueDate };
  await add(page, '/api/v2/homework', homework);

  // He has the other kind of browser, in the other language.
  const his = ENGLISH_DESKTOP;
  const tHis = translator(languageOf(his.locale));
  const father = new Family(await anotherBrowser(his), tHis, his.isMobile);
  const tablet = new Family(await anotherBrowser(), t, isMobile);
  for (const { page: one } of [mother, father, tablet]) one.setDefaultTimeout(15_000);
  const fathers = { ...newAccount(), firstName: 'Mehmet' };

  const look = async ({ page: seen }: Family, place: string) => {
    await expect(seen.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(seen, place);
    await expectNoOverflow(seen, place);
  };

  const openAccount = async () => {
    await mother.openMenu();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('layout:account.named', { name: account.firstName }) })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/app\/account$/);
  };

  let invitation = '';
  await test.step('[AC-04] [PE-03] the mother invites by a link from her account', async () => {
    await page.reload();
    await openAccount();
    const people = await openSection(mother, 'people');
    await people.getByRole('button', { name: t('people:invite') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: t('people:qr') })).toBeVisible();
    await expectAccessible(page, 'the invitation');
    invitation = (await dialog.getByText(/\/app\/join#/).textContent()) ?? '';
    await dialog.getByRole('button', { name: t('people:done') }).click();
    await expect(people.getByText(t('people:open'))).toBeVisible();
  });

  await test.step('[PE-06] the father opens it, signs up in place, and is in', async () => {
    await father.page.goto(`http://${invitation}`);
    await expect(father.page.getByRole('heading', { level: 1 })).toHaveText(
      tHis('login:join.heading', { name: account.firstName }),
    );
    expect(father.page.url(), 'the code is in the address no more').not.toContain('#');
    await look(father, 'the invitation’s page');
    await father.fillAccount(fathers);
    await father.page.getByRole('button', { name: tHis('login:join.action.sign-up') }).click();
    await expect(father.page).toHaveURL(/\/app\/family$/);
    await expect(father.page.getByRole('main').getByText('Sofrayı kur').first()).toBeVisible();
    await father.switchTo('Elif');
    await expect(father.page).toHaveURL(CHILD_HOME);
    await father.switchTo(tHis('common:view.family'));
  });

  await test.step('[PE-01] each sees the other; the link is used', async () => {
    await page.reload();
    const people = await openSection(mother, 'people');
    await expect(people.getByText(fathers.email)).toBeVisible();
    await expect(people.getByText(t('people:open'))).toHaveCount(0);
    await tablet.page.goto(`http://${invitation}`);
    await expect(tablet.page.getByRole('heading', { level: 1 })).toHaveText(t('login:join.gone.title'));
  });

  await test.step('[DV-02] [DV-03] the mother adds a device, the tablet types its code', async () => {
    await tablet.page.goto('/app/pair');
    const devices = await openSection(mother, 'devices');
    await devices.getByRole('button', { name: t('devices:add') }).click();
    const dialog = page.getByRole('dialog');
    await mother.fill(dialog, t('devices:name'), 'Mutfak tableti');
    await dialog.getByRole('button', { name: t('devices:showCode') }).click();
    const code = await dialog.locator(`[aria-label^="${t('devices:codeLabel', { signs: '' }).trim()}"]`).textContent();
    await tablet.fill(tablet.page, t('devices:pair.code'), code?.toLowerCase() ?? '');
    await tablet.page.getByRole('button', { name: t('devices:pair.connect') }).click();
    await expect(tablet.page).toHaveURL(/\/app\/who$/);
    await expect(dialog.getByRole('heading', { name: t('devices:paired', { name: 'Mutfak tableti' }) })).toBeVisible();
    await dialog.getByRole('button', { name: t('devices:done') }).click();
    await expect(devices.getByText('Mutfak tableti')).toBeVisible();
  });

  await test.step('[DV-05] [DV-06] who it is chooses, and ticks a task and homework on the tablet', async () => {
    await expect(tablet.page.getByRole('heading', { level: 1 })).toHaveText(t('devices:whoIsIt'));
    await look(tablet, 'who it is');
    await tablet.page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^Elif\\s*, ${t('devices:today.left', { count: 1 })}$`) })
      .click();
    await expect(tablet.page).toHaveURL(CHILD_HOME);
    const main = tablet.page.getByRole('main');
    // A screen that only now comes closes the menu.
    await expect(main.getByText('Sofrayı kur').first()).toBeVisible();
    await tablet.goTo('tasks');
    await main.getByRole('button', { name: t('childDay:completeTask', { name: 'Sofrayı kur' }) }).click();
    await expect(tablet.page.getByText(t('childDay:completed')).first()).toBeVisible();
    await tablet.goTo('homework');
    await main.getByRole('button', { name: t('common:action.markCompleted') }).click();
    await expect(tablet.page.getByText(t('homework:completed')).first()).toBeVisible();
  });

  await test.step('[PE-08] the father checks it on his phone', async () => {
    await father.page.reload();
    await father.goTo('allHomework');
    const main = father.page.getByRole('main');
    const awaiting = ['shortTab', 'tab'].map((tab) => tHis(`familyHomework:${tab}.awaiting`));
    await main.getByRole('tab', { name: new RegExp(awaiting.join('|')) }).click();
    await main.getByRole('button', { name: tHis('familyHomework:check', { title: 'Kesirler' }) }).click();
    await expect(father.page.getByText(tHis('homework:checked')).first()).toBeVisible();
  });

  await test.step('[DV-08] [DV-09] the mother ends the pairing, and the tablet forgets the family', async () => {
    page.once('dialog', (question) => void question.accept());
    const devices = await openSection(mother, 'devices');
    await devices.getByRole('button', { name: t('devices:unpairNamed', { name: 'Mutfak tableti' }) }).click();
    await expect(devices.getByText('Mutfak tableti')).toHaveCount(0);
    await expect(tablet.page, 'though nobody touches it').toHaveURL(/\/app\/pair$/);
    await expect(tablet.page.getByText(t('devices:pair.unpaired'))).toBeVisible();
    await look(tablet, 'the page that pairs, of a tablet that was');
    expect(await tablet.page.evaluate(() => Object.keys(localStorage)), 'the language alone').toEqual(['i18nextLng']);
    await tablet.page.goto('/app');
    await expect(tablet.page.getByText('Elif')).toHaveCount(0);
  });

  const header = page.getByRole('banner');
  const unlock = header.getByRole('button', { name: t('layout:unlock') }).filter({ visible: true });

  await test.step('[DV-10] the mother hands her phone over, with a new PIN', async () => {
    await mother.switchTo('Elif');
    await expect(page).toHaveURL(CHILD_HOME);
    await header
      .getByRole('button', { name: t('layout:handOver') })
      .filter({ visible: true })
      .click();
    const dialog = page.getByRole('dialog');
    const lock = dialog.getByRole('button', { name: t('lending:lock') });
    await lock.click();
    await mother.fill(dialog, t('lending:pin.set'), PIN);
    await expectAccessible(page, 'handing over');
    await lock.click();
    await expect(dialog).toBeHidden();
    await expect(unlock).toBeVisible();
    await expect(header.getByText('Can', { exact: true })).toHaveCount(0);
    expect(await storedToken(page)).toMatch(/^lent\./);
  });

  await test.step('[DV-10] a clever child finds no way out', async () => {
    const expectLent = async (seen = page) => {
      await expect(seen).toHaveURL(CHILD_HOME);
      await expect(
        seen
          .getByRole('banner')
          .getByRole('button', { name: t('layout:unlock') })
          .filter({ visible: true }),
      ).toBeVisible();
      await expect(seen.getByRole('heading', { level: 1 })).toContainText('Elif');
      await expect(seen.getByText('Can', { exact: true })).toHaveCount(0);
      expect(await storedToken(seen)).toMatch(/^lent\./);
    };
    await page.goBack();
    await expectLent();
    await page.reload();
    await expectLent();
    for (const address of ['/app/account', '/app/login']) {
      await page.goto(address);
      await expectLent();
    }
    const tab = await page.context().newPage();
    await tab.goto('/app/account');
    await expectLent(tab);
    await tab.close();
    await page.evaluate(() => {
      for (const key of ['viewMode', 'selectedChild']) localStorage.removeItem(key);
    });
    await page.goto('/app/family');
    await expectLent();
    await page.evaluate(() => localStorage.setItem('viewMode', 'family'));
    await page.goto('/app/family');
    await expectLent();
  });

  await test.step('[DV-11] the PIN takes it back, a wrong one does not', async () => {
    await unlock.click();
    await expect(page).toHaveURL(/\/app\/unlock$/);
    await look(mother, 'the page that unlocks');
    await enterPin(mother, '1111');
    await expect(page.getByText(t('devices:unlock.left', { count: 4 }))).toBeVisible();
    await enterPin(mother, PIN);
    await expect(page).toHaveURL(/\/app\/family$/);
    expect(await storedToken(page)).toMatch(/^adult\./);
  });

  await test.step('[DV-10] nor does losing the lent token lead anywhere but to the login', async () => {
    await mother.switchTo('Elif');
    await header
      .getByRole('button', { name: t('layout:handOver') })
      .filter({ visible: true })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('lending:lock') })
      .click();
    await expect(unlock).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/app/family');
    await expect(page).toHaveURL(/\/app\/login$/);
    await expect(page.getByText('Elif')).toHaveCount(0);
    expect(await storedToken(page)).toBeNull();
    await mother.signIn(account);
    await expect(page).toHaveURL(CHILD_HOME);
    expect(await storedToken(page)).toMatch(/^adult\./);
    await mother.switchTo(t('common:view.family'));
  });

  await test.step('[PE-09] [PE-10] the mother removes the father, who is out at once', async () => {
    await openAccount();
    const people = await openSection(mother, 'people');
    await people.getByRole('button', { name: t('people:removeNamed', { name: fathers.firstName }) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t('people:removing.text', { name: fathers.firstName }));
    await dialog.getByRole('button', { name: t('people:removing.action') }).click();
    await expect(people.getByText(fathers.email)).toHaveCount(0);
    await father.page.reload();
    await expect(father.page).toHaveURL(/\/app\/login$/);
    await father.signIn(fathers);
    await expect(father.page, 'a hive of his own, and empty').toHaveURL(/\/app\/onboarding$/);
  });

  await test.step('[EX-01] [EX-05] she takes everything along', async () => {
    const data = await openSection(mother, 'data');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      data.getByRole('button', { name: t('account:data.download') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^kovan-\d{4}-\d\d-\d\d\.json$/);
    const file = await readFile(await download.path(), 'utf8');
    for (const name of ['Elif', 'Can', 'Sofrayı kur', 'Kesirler']) expect(file).toContain(name);
    expect(file).not.toContain(fathers.firstName);
  });

  await test.step('[EX-03] [EX-05] and erases the hive, her account with it', async () => {
    const data = await openSection(mother, 'data');
    await data.getByRole('button', { name: t('account:erase.family') }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page, 'erasing');
    await mother.fill(dialog, t('account:yourPassword'), account.password);
    const word = language === 'tr' ? 'SİL' : 'DELETE';
    await mother.fill(dialog, t('account:erase.confirm', { word }), word.toLocaleLowerCase(language));
    await dialog.getByRole('button', { name: t('account:erase.do.family') }).click();
    await expect(page).toHaveURL(/\/app\/login$/);
    expect(await storedToken(page)).toBeNull();
    await mother.signIn(account);
    await expect(page.getByText(t('login:cause.credential'))).toBeVisible();
  });
});
