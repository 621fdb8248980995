import { expect, test } from './support/test.ts';
import { translator } from './support/texts.ts';

const PAGES = [
  ['/', 'landing:hero.title', 'landing:title'],
  ['/app/login', 'login:heading.sign-in', 'login:title.sign-in'],
] as const;

for (const language of ['tr', 'en'] as const) {
  test.describe(`without scripts, for those who read ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language });

    for (const [path, heading, title] of PAGES) {
      test(`[I-01] [I-02] ${path} is there to be read`, async ({ page }) => {
        const t = translator(language);
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(`${t(title)} · Kovan`);
        const place = path === '/' ? page.getByRole('contentinfo') : page.getByLabel(t('login:field.password'));
        await expect(place).toBeVisible();
      });
    }
  });
}
