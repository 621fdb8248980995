import type { Page } from '@playwright/test';
import { demoOn, SENTENCES } from './support/demo.ts';
import { isUsable } from './support/isUsable.ts';
import { expect, signedInTest, test } from './support/test.ts';

const UNREADABLE = 'Problem loading file; may be corrupt!';

/**
 * From now on files of this kind don't arrive; gives back how to let them in. None may be imported before it is there: most
 * browsers would never take it again.
 */
const keepOut = async (page: Page, files: RegExp) => {
  const kinds = new Set<string>();
  await page.route(files, (route) => {
    kinds.add(route.request().resourceType());
    return route.abort();
  });
  return async () => {
    expect([...kinds]).toEqual([expect.stringMatching(/^(?:fetch|stylesheet)$/)]);
    await page.unroute(files);
  };
};

for (const [what, files] of [
  ['code', /\/assets\/FamilyTasksScreen-.*\.js$/],
  ['styles', /\/assets\/FamilyTasksScreen-.*\.css$/],
] as const) {
  signedInTest(
    `a screen whose ${what} does not arrive says so inside the app, and comes with the next try`,
    async ({ page, family, t }) => {
      const letIn = await keepOut(page, files);
      await page.goto('/app/family');
      await family.goTo('tasks');
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toContainText(t('layout:loadFailed.title'));

      await family.goTo('children');
      await expect(main.getByRole('heading', { level: 1, name: t('children:title') })).toBeVisible();
      await family.goTo('tasks');
      await expect(main.getByRole('alert')).toBeVisible();
      await main.getByRole('button', { name: t('common:action.retry') }).click();
      await expect(main.getByRole('button', { name: t('layout:broken.action') })).toBeVisible();

      await letIn();
      await main.getByRole('button', { name: t('common:action.retry') }).click();
      await expect(main.getByRole('heading', { level: 1, name: t('familyTasks:title') })).toBeVisible();
      await expect(main).toBeFocused();
      // Of styles that did not arrive the rules can't be read.
      await page.evaluate(() => {
        for (const { sheet } of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
          void sheet?.cssRules;
      });
    },
  );
}

signedInTest('[R-23] the app whose code is on its way from the landing page says so', async ({ page, t }) => {
  let letIn: () => void = () => undefined;
  const onItsWay = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/assets\/app-.*\.js$/, async (route) => {
    await onItsWay;
    await route.continue();
  });
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('landing:start') })
    .click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('common:loading'));
  letIn();
  await expect(page.getByRole('heading', { level: 1, name: t('familyDashboard:title') })).toBeVisible();
});

signedInTest(
  'the app whose code does not arrive from the landing page comes with the next try',
  async ({ page, t }) => {
    const letIn = await keepOut(page, /\/assets\/app-.*\.js$/);
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('landing:start') })
      .click();
    await expect(page.getByRole('alert')).toContainText(t('layout:loadFailed.title'));
    await letIn();
    await page.getByRole('button', { name: t('common:action.retry') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('familyDashboard:title') })).toBeVisible();
  },
);

test('the rest of the landing page whose code does not arrive stays readable, and works after the next try', async ({
  page,
  t,
}) => {
  const letIn = await keepOut(page, /\/assets\/LandingMore-.*\.js$/);
  await page.goto('/');
  await isUsable(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert')).toContainText(t('layout:loadFailed.part'));
  const heading = page.getByRole('heading', { name: t('landing:steps.title') });
  await expect(heading).toBeVisible();
  await letIn();
  await page.getByRole('button', { name: t('common:action.retry') }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(heading).toBeVisible();
  await page.getByRole('textbox').fill('yarına matematik sayfa 12');
  await page.getByRole('button', { name: t('landing:demo.generate') }).click();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
});

test('[D-31] [D-33] [D-34] [D-35] the demo shows its two items while the network is away or the API answers with an error', async ({
  page,
  language,
  t,
}) => {
  await page.goto('/');
  const demo = demoOn(page, t);
  // Its code has come by then.
  await demo.ask(SENTENCES[language].text);
  await expect(demo.items).toHaveCount(1);
  await demo.restart();
  for (const [situation, breakIt] of [
    ['the network is away', () => page.context().setOffline(true)],
    ['the API answers with an error', () => page.route('**/api/**', (route) => route.fulfill({ status: 502 }))],
  ] as const) {
    await test.step(situation, async () => {
      await breakIt();
      await demo.ask(SENTENCES[language].text);
      await demo.expectTheTwoDemoItems();
      await demo.restart();
      await page.context().setOffline(false);
      await page.unrouteAll();
    });
  }
});

test('the demo says so when its code can’t be loaded, and goes on once it can', async ({ page, language, t }) => {
  await page.route(/\/assets\/demoActor-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  const demo = demoOn(page, t);
  await demo.ask(SENTENCES[language].text);
  await expect(page.getByText(t('landing:demo.broken'))).toBeVisible();

  await page.unrouteAll();
  await demo.ask(SENTENCES[language].text);
  await expect(demo.items).toHaveCount(1);
  await expect(page.getByText(t('landing:demo.broken'))).toBeHidden();
});

test.describe('the hero', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('[LP-05] moves, and neither the content policy nor another origin is in its way', async ({ page, t }) => {
    await page.goto('/');
    await isUsable(page);
    // The animation waits until somebody is there.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: t('landing:hero.pause') })).toBeVisible();
  });

  for (const [part, address] of [
    ['file', '**/rive.riv'],
    ['player', '**/rive*.wasm'],
    ['code', '**/HeroAnimation*.js'],
  ] as const) {
    test(`[X-46] stands still when the animation’s ${part} can’t be loaded`, async ({ page, t }) => {
      await page.route(address, (route) => route.abort());
      const said = page.waitForEvent('console', (message) => message.text().startsWith(UNREADABLE));
      await page.goto('/');
      await isUsable(page);
      // The animation waits until somebody is there.
      await page.keyboard.press('Tab');
      await said;
      await expect(page.getByRole('img', { name: t('landing:hero.picture') })).toBeVisible();
      await expect(page.getByRole('button', { name: t('landing:hero.pause') })).toHaveCount(0);
    });
  }
});
