import { expect, test } from './support/test.ts';
import { translator } from './support/texts.ts';

const PAGES = [
  ['/', 'landing:hero.title', 'landing:title'],
  ['/app/login', 'login:heading.sign-in', 'login:title.sign-in'],
] as const;

for (const language of ['tr', 'en'] as const) {
  test.describe(`for those who read ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language });

    test('[I-01] [I-02] without scripts the first pages are there to be read', async ({ page }) => {
      const t = translator(language);
      for (const [path, heading, title] of PAGES) {
        await page.goto(path);
        await expect(page.locator('html'), path).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(t(heading));
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page, path).toHaveTitle(`${t(title)} · Kovan`);
        const place =
          path === '/' ? page.getByRole('contentinfo') : page.getByLabel(t('login:field.password'), { exact: true });
        await expect(place, path).toBeVisible();
      }
    });
  });
}
