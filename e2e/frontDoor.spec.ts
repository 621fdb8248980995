import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/axe.ts';
import type { Translate } from './support/texts.ts';
import { expect, test } from './support/test.ts';

const SENTENCES = {
  tr: { text: 'yarına matematik kitabı sayfa 45-46, Ayşe öğretmen', teacher: 'Ayşe öğretmen' },
  en: { text: 'Maths book pages 45-46 for tomorrow, Mrs. Brown', teacher: 'Mrs. Brown' },
} as const;

const EXAMPLES = [
  ['maths', 'Matematik'],
  ['story', 'Türkçe'],
  ['experiment', 'Fen Bilimleri'],
] as const;

const UNREADABLE = 'Problem loading file; may be corrupt!';

const inIstanbul = (time: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(time);
const tomorrow = () => inIstanbul(Date.now() + 24 * 60 * 60 * 1000);

/** The demo as a visitor finds it on the page. */
const demoOn = (page: Page, t: Translate) => {
  const region = page.getByRole('region', { name: t('landing:demo.title') });
  const items = region.getByRole('list', { name: t('landing:demo.items') }).getByRole('listitem');
  const generate = () => region.getByRole('button', { name: t('landing:demo.generate') }).click();
  return {
    items,
    example: (name: string) => region.getByRole('button', { name: t(`landing:demo.example.${name}`) }).click(),
    generate,
    ask: async (text: string) => {
      await region.getByRole('textbox', { name: t('landing:demo.label') }).fill(text);
      await generate();
    },
    restart: () => region.getByRole('button', { name: t('landing:demo.restart') }).click(),
    expectTheTwoDemoItems: async () => {
      await expect(items.getByRole('heading')).toHaveText([
        t('landing:demo.failure.title'),
        t('landing:demo.sample.title'),
      ]);
      await expect(items.first()).toContainText(t('landing:demo.failure.description'));
    },
  };
};

test('[D-01] [D-09] a new visitor tries the three examples, and gets each one’s subject', async ({ page, t }) => {
  await page.goto('/');
  const demo = demoOn(page, t);
  for (const [example, subject] of EXAMPLES) {
    await demo.example(example);
    await demo.generate();
    await expect(demo.items).toHaveCount(1);
    await expect(demo.items).toContainText(t(`common:subject.${subject}`));
    await demo.restart();
    await expect(demo.items).toHaveCount(0);
  }
});

test('[D-38] a new visitor’s own sentence is read by the real helper', async ({ page, language, t }) => {
  const { text, teacher } = SENTENCES[language];
  await page.goto('/');
  const demo = demoOn(page, t);
  await demo.ask(text);
  await expect(demo.items).toHaveCount(1);
  for (const part of [t('common:subject.Matematik'), '45-46', teacher]) await expect(demo.items).toContainText(part);
  await expect(demo.items.locator('time')).toHaveAttribute('datetime', tomorrow());
  await expectAccessible(page, 'the demo with its answer');
  await expectNoOverflow(page, 'the demo with its answer');
});

for (const [situation, breakIt] of [
  ['the network goes away', (page: Page) => page.context().setOffline(true)],
  ['the API is down', (page: Page) => page.route('**/api/**', (route) => route.abort())],
  ['the API answers with an error', (page: Page) => page.route('**/api/**', (route) => route.fulfill({ status: 502 }))],
] as const) {
  test(`[D-31] [D-33] [D-34] [D-35] the demo shows its two items when ${situation}`, async ({ page, language, t }) => {
    await page.goto('/');
    const demo = demoOn(page, t);
    await demo.ask(SENTENCES[language].text);
    await expect(demo.items).toHaveCount(1);
    await demo.restart();
    await breakIt(page);
    await demo.ask(SENTENCES[language].text);
    await demo.expectTheTwoDemoItems();
  });
}

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

  const open = async (page: Page) => {
    await page.goto('/');
    // The animation waits until somebody is there.
    await page.keyboard.press('Tab');
  };

  test('[LP-05] moves, and neither the content policy nor another origin is in its way', async ({ page, t }) => {
    await open(page);
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
      await open(page);
      await said;
      await expect(page.getByRole('img', { name: t('landing:hero.picture') })).toBeVisible();
      await expect(page.getByRole('button', { name: t('landing:hero.pause') })).toHaveCount(0);
    });
  }
});

test('no page lets in a script that is inline by the policy’s leave, or evaluated', async ({ page }) => {
  for (const path of ['/', '/app/login', '/app/family']) {
    const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(scripts, path).toContain("'self'");
    expect(scripts, path).not.toContain("'unsafe-inline'");
    expect(scripts, path).not.toContain("'unsafe-eval'");
  }
});
