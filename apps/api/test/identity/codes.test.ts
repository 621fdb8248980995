import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localOneTimeCodes } from '../../src/db/schema.ts';
import { createOutboxFolder } from '../../src/mail/outboxFolder.ts';
import { openToOthers } from '../support/modes.ts';
import { advance, createProviderApp, PASSWORD, type ProviderApp } from './support.ts';

let app: ProviderApp;
beforeAll(async () => {
  app = await createProviderApp();
});
beforeEach(() => app.reset());
afterAll(() => app.server.close());

const EMAIL = 'ayse@example.test';
const askReset = (email = EMAIL, headers = {}) =>
  app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email, returnOobLink: true }, { headers });
const reset = (oobCode: string, newPassword = 'yeni-petek') => app.call('resetPassword', { oobCode, newPassword });

it('a code of before a clock was put back by two days is outdated, and a new one is good', async () => {
  await app.signUp();
  advance(app.server, 2 * 24 * 3600);
  await askReset();
  const code = app.mailedCode();
  advance(app.server, -2 * 24 * 3600);
  expect((await reset(code)).error).toBe('EXPIRED_OOB_CODE');
  await askReset();
  expect((await reset(app.mailedCode())).status).toBe(200);
});

describe('accounts:sendOobCode', () => {
  it('[AC-01] hands the code to the mailbox only, in the language of the request', async () => {
    await app.signUp();
    const { status, body } = await askReset(' AYSE@example.test', {
      'x-firebase-locale': 'en',
      'accept-language': 'tr',
    });
    expect([status, Object.keys(body).sort()]).toEqual([200, ['email', 'kind']]);
    expect(app.mails).toEqual([
      expect.objectContaining({
        to: EMAIL,
        subject: 'Kovan: choose a new password',
        text: expect.stringMatching('hour'),
      }),
    ]);
    expect(app.mailedLink().href).toMatch(/^http:\/\/127\.0\.0\.1:3000\/__\/auth\/action\?mode=resetPassword&oobCode=/);
    await askReset(EMAIL, { 'accept-language': 'tr' });
    expect(app.mails[1]?.subject).toBe('Kovan: şifrenizi yenileyin');
    const stored = JSON.stringify(await app.server.db.select().from(localOneTimeCodes));
    expect(stored).not.toContain(app.mailedCode());
  });

  it('[AC-02] answers the same for an address that nobody has, and mails nobody', async () => {
    await app.signUp();
    const known = await askReset();
    const unknown = await askReset('yok@example.test');
    expect(unknown).toEqual({ ...known, body: { ...known.body, email: 'yok@example.test' } });
    expect(app.mails).toHaveLength(1);
  });

  it.each([
    ['MISSING_REQ_TYPE', { email: EMAIL }],
    ['OPERATION_NOT_ALLOWED', { requestType: 'EMAIL_SIGNIN', email: EMAIL }],
    ['OPERATION_NOT_ALLOWED', { requestType: 'VERIFY_AND_CHANGE_EMAIL', email: EMAIL }],
    ['MISSING_EMAIL', { requestType: 'PASSWORD_RESET' }],
    ['INVALID_EMAIL', { requestType: 'PASSWORD_RESET', email: 'ayse' }],
    ['MISSING_ID_TOKEN', { requestType: 'VERIFY_EMAIL', email: EMAIL }],
    ['INVALID_ID_TOKEN', { requestType: 'VERIFY_EMAIL', idToken: 'x' }],
  ])('refuses with %s', async (message, payload) => {
    await app.signUp();
    expect(await app.call('sendOobCode', payload)).toMatchObject({ status: 400, error: message });
    expect(app.mails).toEqual([]);
  });

  it('[X-51] mails an account no more than five times an hour, whoever asks', async () => {
    await app.signUp();
    const ask = (index: number) =>
      app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL }, { remoteAddress: `203.0.113.${index}` });
    for (let index = 1; index <= 5; index += 1) expect((await ask(index)).status).toBe(200);
    expect((await ask(6)).error).toBe('RESET_PASSWORD_EXCEED_LIMIT');
    expect(app.mails).toHaveLength(5);
    advance(app.server, 3599.999);
    expect((await ask(6)).error).toBe('RESET_PASSWORD_EXCEED_LIMIT');
    advance(app.server, 0.001);
    expect((await ask(7)).status).toBe(200);
  });
});

describe('accounts:resetPassword', () => {
  it('tells what a code is for without using it up, sets the password once, and ends every sign-in', async () => {
    const { refreshToken, idToken } = await app.signUp();
    advance(app.server, 60);
    await askReset();
    const code = app.mailedCode();
    const purpose = { email: EMAIL, requestType: 'PASSWORD_RESET' };
    expect((await app.call('resetPassword', { oobCode: code })).body).toMatchObject(purpose);
    expect((await reset(code)).body).toMatchObject(purpose);
    expect((await reset(code)).error).toBe('INVALID_OOB_CODE');
    const renewed = await app.renew({ grant_type: 'refresh_token', refresh_token: refreshToken });
    expect(renewed.error).toBe('TOKEN_EXPIRED');
    expect((await app.call('lookup', { idToken })).error).toBe('TOKEN_EXPIRED');
    const signedIn = await app.signIn(EMAIL, 'yeni-petek');
    expect(decodeJwt(signedIn.idToken)['email_verified']).toBe(true);
  });

  it('ends the codes of before', async () => {
    await app.signUp();
    await askReset();
    const first = app.mailedCode();
    await askReset();
    await reset(app.mailedCode());
    expect((await reset(first)).error).toBe('INVALID_OOB_CODE');
  });

  it('[AC-03] takes a code although somebody else asked for one since', async () => {
    await app.signUp();
    await app.signUp('can@example.test');
    await askReset();
    const code = app.mailedCode();
    await askReset('can@example.test');
    expect((await reset(code)).status).toBe(200);
  });

  it('lets one of two who use a code at once through', async () => {
    await app.signUp();
    await askReset();
    const code = app.mailedCode();
    const answers = await Promise.all([reset(code), reset(code)]);
    expect(answers.map(({ error }) => error ?? 'done').sort()).toEqual(['INVALID_OOB_CODE', 'done']);
  });

  it('[AC-03] refuses an unknown, a missing and an outdated code, and one for something else', async () => {
    const { idToken } = await app.signUp();
    expect((await reset('x')).error).toBe('INVALID_OOB_CODE');
    expect((await reset('')).error).toBe('MISSING_OOB_CODE');
    await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    expect((await reset(app.mailedCode())).error).toBe('INVALID_OOB_CODE');
    await askReset();
    advance(app.server, 3599.999);
    expect((await app.call('resetPassword', { oobCode: app.mailedCode() })).status).toBe(200);
    advance(app.server, 0.001);
    expect((await reset(app.mailedCode())).error).toBe('EXPIRED_OOB_CODE');
    expect((await app.signIn(EMAIL, PASSWORD)).email).toBe(EMAIL);
    // A day later it is kept nowhere.
    advance(app.server, 24 * 3600);
    await askReset();
    expect(await app.server.db.$count(localOneTimeCodes)).toBe(1);
  });

  it('[V-06] keeps the code when the password does not do', async () => {
    await app.signUp();
    await askReset();
    expect((await reset(app.mailedCode(), '12345')).error).toMatch(/^WEAK_PASSWORD/);
    expect((await reset(app.mailedCode())).status).toBe(200);
  });
});

it('a mailed code verifies the address, once', async () => {
  const { idToken } = await app.signUp();
  await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const oobCode = app.mailedCode();
  expect((await app.call('update', { oobCode })).body).toMatchObject({ email: EMAIL, emailVerified: true });
  expect((await app.call('update', { oobCode })).error).toBe('INVALID_OOB_CODE');
  expect((await app.call('lookup', { idToken })).body['users']).toEqual([
    expect.objectContaining({ emailVerified: true }),
  ]);
});

describe('the page that a mail leads to', () => {
  const open = (link: URL) => app.server.app.inject({ url: `${link.pathname}${link.search}` });
  const send = (form: Record<string, string>) =>
    app.server.app.inject({
      method: 'POST',
      url: '/__/auth/action?lang=en',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });

  it('[AC-03] takes a new password in one field; looking at it changes nothing', async () => {
    await app.signUp();
    await askReset(EMAIL, { 'accept-language': 'en' });
    for (let looks = 0; looks < 2; looks += 1) {
      const page = await open(app.mailedLink());
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.body).toMatch(/<h1>Choose a new password<\/h1>\s*<p>ayse@example\.test<\/p>/);
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(page.headers['referrer-policy']).toBe('no-referrer');
      expect(page.headers['cache-control']).toBe('no-store');
    }
    const form = { mode: 'resetPassword', oobCode: app.mailedCode() };
    const weak = await send({ ...form, newPassword: '12345' });
    expect([weak.statusCode, /role="alert"/.test(weak.body)]).toEqual([400, true]);
    expect(weak.body).toContain('at least 6 characters');
    expect(weak.body.match(/type="password"/g)).toHaveLength(1);
    expect(weak.body).toMatch(/<label class="show" hidden><input id="show" type="checkbox"[^>]*>Show the password/);
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(weak.body) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(weak.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
    const done = await send({ ...form, newPassword: 'yeni-petek' });
    expect(done.body).toContain('Your new password is saved.');
    expect(done.body).toContain('<a href="/app/login">Go to sign-in</a>');
    expect((await app.signIn(EMAIL, 'yeni-petek')).email).toBe(EMAIL);
    const again = await open(app.mailedLink());
    expect([again.statusCode, again.body]).toEqual([400, expect.stringContaining('It was used or has expired.')]);
  });

  it('[AC-03] a used or expired link offers a new one, in its language, and tells nobody who has an account', async () => {
    await app.signUp();
    await askReset(EMAIL, { 'accept-language': 'tr' });
    const link = app.mailedLink();
    advance(app.server, 3600);
    const old = await open(link);
    expect([old.statusCode, old.body]).toEqual([400, expect.stringContaining('Bu bağlantı artık geçerli değil')]);
    expect(old.body).toMatch(
      /<form method="post" action="\/__\/auth\/action\?lang=tr">.*name="mode" value="askAgain"/s,
    );
    app.mails.length = 0;
    const [known, unknown] = [
      await send({ mode: 'askAgain', email: EMAIL }),
      await send({ mode: 'askAgain', email: 'yok@example.test' }),
    ];
    await app.server.settled();
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.body).toContain('If there is an account for this address, a reset link is on its way.');
    expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([[EMAIL, 'Kovan: choose a new password']]);
    expect((await reset(app.mailedCode())).status).toBe(200);
    const bad = await send({ mode: 'askAgain', email: 'ayse' });
    expect([bad.statusCode, bad.body]).toEqual([400, expect.stringContaining('Type a valid email address.')]);
    for (let count = 0; count < 5; count += 1) await send({ mode: 'askAgain', email: EMAIL });
    expect((await send({ mode: 'askAgain', email: EMAIL })).statusCode).toBe(429);
  });

  it('verifies an address by a button, in Turkish too', async () => {
    const { idToken } = await app.signUp();
    await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    expect((await open(app.mailedLink())).body).toContain('<h1>E-posta adresinizi onaylayın</h1>');
    const done = await send({ mode: 'verifyEmail', oobCode: app.mailedCode() });
    expect(done.body).toContain('Your email address is confirmed.');
    expect(decodeJwt((await app.signIn()).idToken)['email_verified']).toBe(true);
  });

  it('says before it verifies an address that whoever signed up with it keeps the account', async () => {
    const { idToken } = await app.signUp();
    await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const link = app.mailedLink();
    expect((await open(link)).body).toContain('<p>Siz kaydolmadıysanız onaylamayın: hesap, kaydolan kişide kalır.</p>');
    link.searchParams.set('lang', 'en');
    expect((await open(link)).body).toContain(
      '<p>If it was not you who signed up, do not confirm it: the account stays with whoever did.</p>',
    );
  });

  it('uses no code for what it was not mailed for, and repeats nothing of the address as markup', async () => {
    const { idToken } = await app.signUp();
    await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const form = { mode: 'resetPassword', oobCode: app.mailedCode(), newPassword: 'yeni-petek' };
    expect((await send(form)).statusCode).toBe(400);
    const odd = await open(new URL('http://localhost/__/auth/action?mode=<b>&oobCode="><script>&lang=en'));
    expect([odd.statusCode, odd.body.includes('<script>')]).toEqual([400, false]);
  });
});

it('[AC-08] without a mail server a mail is a file that only its owner reads, in a folder of theirs', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kovan-outbox-'));
  const sendMail = createOutboxFolder({ dataDir, from: 'Kovan <kovan@localhost>', clock: () => new Date(0) });
  await sendMail({ to: EMAIL, subject: 'Kovan: şifrenizi yenileyin', text: 'Merhaba' });
  const [name = '', ...others] = await readdir(join(dataDir, 'outbox'));
  expect([name, others]).toEqual([
    expect.stringMatching(/^1970-01-01T00-00-00\.000Z-[0-9a-f]{16}-[0-9a-f-]{36}\.eml$/),
    [],
  ]);
  expect(await openToOthers(join(dataDir, 'outbox'))).toEqual([]);
  expect(await readFile(join(dataDir, 'outbox', name), 'utf8')).toMatch(
    /^From: Kovan <kovan@localhost>\r\nTo: ayse@example\.test\r\n/m,
  );
  await rm(dataDir, { recursive: true });
});
