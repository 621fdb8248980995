import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localKnownBrowsers } from '../../src/db/schema.ts';
import { advance, createProviderApp, PASSWORD, type ProviderApp } from './support.ts';

let app: ProviderApp;
beforeAll(async () => {
  app = await createProviderApp();
});
beforeEach(() => app.reset());
afterAll(() => app.server.close());

const EMAIL = 'ayse@example.test';
const OTHER = 'can@example.test';
const DAY = 24 * 60 * 60;

/** A browser: keeps the one cookie and sends it again. */
const openBrowser = (remoteAddress = '203.0.113.9') => {
  let cookie: string | undefined;
  const ask = async (method: string, payload: object) => {
    const answer = await app.server.app.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`,
      payload,
      remoteAddress,
      headers: cookie === undefined ? {} : { cookie },
    });
    const set = answer.headers['set-cookie'];
    if (typeof set === 'string') cookie = set.split(';', 1)[0];
    const body = answer.json<{ idToken?: string; error?: { message: string } }>();
    return { set, error: body.error?.message ?? 'in', idToken: body.idToken };
  };
  return {
    ask,
    signUp: (email = EMAIL) => ask('signUp', { email, password: PASSWORD }),
    signIn: async (password = PASSWORD, email = EMAIL) => (await ask('signInWithPassword', { email, password })).error,
    /** Sends the form of a mailed link's page, which is not sent the cookie; gives what the answer lets the browser keep. */
    sendForm: async (form: URLSearchParams) => {
      const answer = await app.server.app.inject({
        method: 'POST',
        url: '/__/auth/action',
        payload: form.toString(),
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const set = answer.headers['set-cookie'];
      if (typeof set === 'string') cookie = set.split(';', 1)[0];
      return { status: answer.statusCode, set };
    },
    token: () => cookie?.split('=')[1],
    keep: (token: string) => void (cookie = `kovan-known=${token}`),
  };
};

/** Strangers guess until an account is closed to browsers that it does not know. */
const besiege = async (email = EMAIL) => {
  for (let count = 0; count < 10; count += 1) await openBrowser(`198.51.100.${count}`).signIn('yanlış', email);
  expect(await openBrowser('198.51.100.77').signIn(PASSWORD, email)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
};

describe('the cookie of a known browser', () => {
  it('is set by signing up and in, and by nothing that fails', async () => {
    const browser = openBrowser();
    const { set } = await browser.signUp();
    expect(set).toMatch(
      /^kovan-known=[\w-]{43}; Path=\/identitytoolkit\.googleapis\.com\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const other = openBrowser();
    expect((await other.ask('signInWithPassword', { email: EMAIL, password: 'yanlış' })).set).toBeUndefined();
    expect((await other.ask('signUp', { email: EMAIL, password: PASSWORD })).set).toBeUndefined();
    expect((await other.ask('signInWithPassword', { email: EMAIL, password: PASSWORD })).set).toBeDefined();
    expect(other.token()).not.toBe(browser.token());
  });

  it('travels through TLS only where people reach the server by it', async () => {
    const safe = await createProviderApp({ config: { publicUrl: 'https://kovan.example' } });
    const { headers } = await safe.server.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signUp',
      payload: { email: EMAIL, password: PASSWORD },
    });
    expect(headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
    await safe.server.close();
  });

  it('is kept as a hash, and stays the same for several accounts', async () => {
    const browser = openBrowser();
    await browser.signUp();
    const token = browser.token() ?? '';
    await browser.signUp(OTHER);
    expect(await browser.signIn()).toBe('in');
    expect(browser.token()).toBe(token);
    const rows = await app.server.db.select().from(localKnownBrowsers);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('that somebody made up is not taken over', async () => {
    const browser = openBrowser();
    const planted = 'x'.repeat(43);
    browser.keep(planted);
    await browser.signUp();
    expect(browser.token()).not.toBe(planted);
  });
});

describe('strangers who guess', () => {
  it('lock nobody out at home', async () => {
    const home = openBrowser();
    await home.signUp();
    await besiege();
    expect(await home.signIn()).toBe('in');
  });

  it('lock out nobody who shares their address', async () => {
    const home = openBrowser();
    await home.signUp();
    for (let count = 0; count < 100; count += 1) await openBrowser().signIn('yanlış', `${count}@example.test`);
    expect(await openBrowser().signIn()).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(await home.signIn()).toBe('in');
  });

  it('gain nothing by a browser that knows another account', async () => {
    await openBrowser().signUp();
    const theirs = openBrowser('198.51.100.1');
    await theirs.signUp(OTHER);
    await besiege();
    expect(await theirs.signIn()).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });
});

describe('a known browser', () => {
  it('has a count of its own, which a success begins anew', async () => {
    const home = openBrowser();
    await home.signUp();
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 9; count += 1) expect(await home.signIn('yanlış')).toBe('INVALID_LOGIN_CREDENTIALS');
      expect(await home.signIn()).toBe('in');
    }
    for (let count = 0; count < 10; count += 1) expect(await home.signIn('yanlış')).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await home.signIn()).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(await openBrowser().signIn()).toBe('in');
    advance(app.server, 30);
    expect(await home.signIn()).toBe('in');
  });

  it('is forgotten half a year after its last sign-in', async () => {
    const home = openBrowser();
    await home.signUp();
    advance(app.server, 179 * DAY);
    expect(await home.signIn()).toBe('in');
    advance(app.server, 179 * DAY);
    await besiege();
    expect(await home.signIn()).toBe('in');
    advance(app.server, 180 * DAY);
    await besiege();
    expect(await home.signIn()).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it('is none where a clock noted it that was put right since', async () => {
    const home = openBrowser();
    advance(app.server, 2 * DAY);
    await home.signUp();
    advance(app.server, -2 * DAY);
    await besiege();
    expect(await home.signIn()).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it('is one of twenty; the one that signed in longest ago goes', async () => {
    const first = openBrowser();
    await first.signUp();
    advance(app.server, 1);
    const second = openBrowser();
    await second.signIn();
    for (let count = 0; count < 19; count += 1) {
      advance(app.server, 1);
      expect(await openBrowser().signIn()).toBe('in');
    }
    expect(await app.server.db.$count(localKnownBrowsers)).toBe(20);
    await besiege();
    expect(await second.signIn()).toBe('in');
    expect(await first.signIn()).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it('is forgotten by a reset, which also ends the pause of the old password', async () => {
    const home = openBrowser();
    await home.signUp();
    await besiege();
    await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    await app.call('resetPassword', { oobCode: app.mailedCode(), newPassword: 'yeni-petek' });
    expect(await openBrowser('192.0.2.1').signIn('yeni-petek')).toBe('in');
    await besiege();
    expect(await home.signIn('yeni-petek')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it.each(['the page of the mail’s link', 'a call'])(
    '[AC-03] is the one in which the password was reset, by %s',
    async (way) => {
      await openBrowser().signUp();
      await besiege();
      await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
      const away = openBrowser('192.0.2.1');
      const oobCode = app.mailedCode();
      const reset = (newPassword: string) =>
        way === 'a call'
          ? away.ask('resetPassword', { oobCode, newPassword })
          : away.sendForm(new URLSearchParams({ mode: 'resetPassword', oobCode, newPassword }));
      expect((await reset('x')).set).toBeUndefined();
      expect((await reset('yeni-petek')).set).toMatch(/^kovan-known=.*; Path=\/identitytoolkit\.googleapis\.com\/;/);
      expect(await app.server.db.$count(localKnownBrowsers)).toBe(1);
      await besiege();
      expect(await away.signIn('yeni-petek')).toBe('in');
    },
  );

  it('[AC-03] is none where a link only confirmed the address', async () => {
    const { idToken } = await openBrowser().signUp();
    await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const form = new URLSearchParams({ mode: 'verifyEmail', oobCode: app.mailedCode() });
    expect(await openBrowser().sendForm(form)).toEqual({ status: 200, set: undefined });
  });

  it('is the only one that stays known after it changed the password', async () => {
    const home = openBrowser();
    await home.signUp();
    const other = openBrowser();
    await other.signIn();
    const { idToken } = await home.ask('signInWithPassword', { email: EMAIL, password: PASSWORD });
    await home.ask('update', { idToken, password: 'yeni-petek' });
    await besiege();
    expect(await home.signIn('yeni-petek')).toBe('in');
    expect(await other.signIn('yeni-petek')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it('goes with its account', async () => {
    const { idToken } = await openBrowser().signUp();
    await app.call('delete', { idToken });
    expect(await app.server.db.$count(localKnownBrowsers)).toBe(0);
  });
});
