import type { Page } from '@playwright/test';
import { EXACT } from './support/exactTexts.ts';
import { newAccount } from './support/family.ts';
import { isUsable } from './support/isUsable.ts';
import { expect, test } from './support/test.ts';

const exchangeOf = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/auth/firebase'));

test('signing up, out and in again', async ({ page, family, language }) => {
  const sent: string[] = [];
  const withCookie: string[] = [];
  page.on('request', async (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST') sent.push(pathname);
    const cookie = (await request.allHeaders())['cookie'];
    if (cookie) withCookie.push(`${pathname} ${cookie.split('=', 1)[0]}`);
  });
  const account = { ...newAccount(), firstName: 'Ayşe Nur', lastName: 'Bal' };

  await test.step('[L-08] [E-16] signs up, and keeps a first name of two words together', async () => {
    const exchange = exchangeOf(page);
    await family.signUp(account);
    const { user } = await (await exchange).json();
    expect(user.first_name.replaceAll('\u00a0', ' ')).toBe('Ayşe Nur');
    expect(user.last_name).toBe('Bal');
  });
  await family.addFirstChild('Elif');
  await family.signOut();
  const other = await page.context().newPage();
  await other.goto('/app/login');
  await isUsable(other);

  await test.step('[L-07] [L-11] [L-12] signs in by e-mail and password, exchanges, and reaches the app', async () => {
    const exchange = exchangeOf(page);
    const signIn = page.waitForRequest((request) => request.url().includes('accounts:signInWithPassword'));
    await family.signIn(account);
    expect((await exchange).status()).toBe(200);
    expect((await (await signIn).allHeaders())['cookie']).toMatch(/^kovan-known=[\w-]{43}$/);
    await expect(page).toHaveURL(/\/app\/family$/);
  });

  await test.step('[S-08] a tab that stood at the login untouched goes along', async () => {
    await expect(other).toHaveURL(/\/app\/family$/);
    await other.close();
  });

  await test.step('[A-12] [L-10] all went to the identity provider; the exchange is the one product call of it', () => {
    const atProvider = sent.filter((path) => path.startsWith('/identitytoolkit.googleapis.com/'));
    expect(atProvider.some((path) => path.endsWith('accounts:signUp'))).toBe(true);
    expect(atProvider.some((path) => path.endsWith('accounts:signInWithPassword'))).toBe(true);
    const productCalls = sent.filter((path) => path.startsWith('/api/'));
    expect(productCalls).toEqual(['/api/auth/firebase', '/api/children', '/api/auth/sign-out', '/api/auth/firebase']);
  });

  await test.step('the browser keeps a cookie that it sends to the identity provider only and no script reads, and a word for the login’s page', async () => {
    expect(await page.context().cookies()).toMatchObject([
      { name: 'kovan-known', path: '/identitytoolkit.googleapis.com/', httpOnly: true, sameSite: 'Strict' },
      { name: 'kovan-signed-in', value: '1', path: '/app/login', sameSite: 'Lax' },
    ]);
    expect(await page.evaluate(() => document.cookie)).not.toContain('kovan-known');
    expect(withCookie.filter((one) => !one.startsWith('/identitytoolkit.googleapis.com/'))).toEqual([]);
  });

  await test.step('[X-08] says that signing up failed with an address that has an account', async () => {
    await family.signOut();
    expect(await page.context().cookies()).toMatchObject([{ name: 'kovan-known' }]);
    await family.openLogin('sign-up');
    await family.fillAccount(account);
    await family.submitLogin('sign-up');
    await expect(page.getByRole('alert')).toContainText(EXACT[language].signUpFailed);
  });
});

test('[L-07] [S-08] signs in, and stays so, where the browser’s databases never answer and its tabs have no channel', async ({
  page,
  family,
  t,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...asked) {
      const opening = open.apply(this, asked);
      for (const answer of ['success', 'upgradeneeded', 'error']) {
        opening.addEventListener(answer, (event) => event.stopImmediatePropagation());
      }
      return opening;
    };
  });
  await family.signUp();
  await family.addFirstChild('Elif');
  await page.reload();
  await expect(page).toHaveURL(/\/app\/family$/);
  await expect(page.getByRole('heading', { level: 1, name: t('familyDashboard:title') })).toBeVisible();
});

test('[L-05] [L-09] [E-14] [E-15] [V-06] [X-07] [X-08] says what failed, keeps what was typed, and signs in by a Google account of this machine after all', async ({
  page,
  family,
  language,
  t,
}) => {
  const alert = page.getByRole('alert');
  await test.step('[X-07] signing in, with a password that is not the account’s', async () => {
    const { email } = newAccount();
    await family.signIn({ email, password: 'not-the-password' });
    await expect(alert).toContainText(EXACT[language].signInFailed);
    await expect(page.getByLabel(t('login:field.email'), { exact: true })).toHaveValue(email);
    await expect(page).toHaveURL(/\/app\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  await test.step('[X-08] [V-06] signing up, with a password shorter than six characters', async () => {
    await family.openLogin('sign-up');
    await expect(alert).toHaveCount(0);
    await family.fillAccount({ ...newAccount(), password: 'petek' });
    await family.submitLogin('sign-up');
    await expect(alert).toContainText(EXACT[language].signUpFailed);
  });

  const chooser = page.getByRole('dialog', { name: t('login:chooser.title') });
  await test.step('[L-05] closing the window of Google accounts says nothing', async () => {
    await family.openLogin('sign-in');
    await page.getByRole('button', { name: t('login:google') }).click();
    await expect(chooser).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chooser).toBeHidden();
    await expect(alert).toHaveCount(0);
  });

  await test.step('[L-05] [L-09] [E-14] [E-15] signs in by one', async () => {
    const exchange = exchangeOf(page);
    await page.getByRole('button', { name: t('login:google') }).click();
    await family.fill(chooser, t('login:chooser.name'), 'Deniz Mavi Kaya');
    await family.fill(chooser, t('login:chooser.email'), newAccount().email);
    await chooser.getByRole('button', { name: t('login:chooser.continue') }).click();
    const { user } = await (await exchange).json();
    expect([user.first_name, user.last_name]).toEqual(['Deniz', 'Mavi Kaya']);
    await expect(page).toHaveURL(/\/app\/onboarding$/);
  });
});

test('an invitation leads to signing up, and goes from the address at once', async ({ page, t }) => {
  await page.goto('/app/login#invite=abcdefghijklmnopqrstuv');
  await expect(page.getByRole('tab', { name: t('login:mode.sign-up') })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/app\/login\?mode=sign-up$/);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'abcdef',
  );
});
