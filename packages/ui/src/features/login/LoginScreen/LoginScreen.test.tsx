import { IdentityError } from '@kovan/machines/auth';
import { act } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as loading from '../../../frontDoor/byNeed.tsx';
import { i18n } from '../../../i18n/i18n.ts';
import { nobody } from '../../../providers/testAuth.ts';
import { testButton } from '../../../testButton.ts';
import { testRoot } from '../../../testRoot.ts';
import { typeInto } from '../../../testTyping.ts';
import './ForgotPassword.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const { sendPasswordReset, signUp, line } = vi.hoisted(() => ({
  signUp: vi.fn<() => Promise<void>>(),
  sendPasswordReset: vi.fn<(email: string) => Promise<void>>(),
  line: { isCut: false },
}));
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ ...nobody, sendPasswordReset, signUp }) }));
vi.mock('../../../providers/SettingsProvider.tsx', () => ({
  useSettings: () => ({ identity: { kind: 'local', google: false }, signUp: 'open' }),
}));
vi.mock('../../../frontDoor/byNeed.tsx', async (original) => {
  const { byNeed } = await original<typeof loading>();
  const overTheLine: typeof byNeed = (load, options) =>
    byNeed(() => (line.isCut ? Promise.reject(new TypeError('Failed to fetch')) : load()), options);
  return { byNeed: overTheLine };
});

const render = testRoot();
const press = (name: string) =>
  act(async () => {
    testButton(name)?.focus();
    testButton(name)?.click();
  });
const forget = async () => {
  await press('Şifremi unuttum');
  // Its code comes over the line.
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(document.querySelectorAll('h1, [role=alert]').length).toBeGreaterThan(1);
  });
};
const email = () => [...document.querySelectorAll<HTMLInputElement>('input[name=email]')];
const isFormThere = () => testButton('Şifremi unuttum')?.closest('[hidden]') === null;
const wrongFields = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map((input) => input.getAttribute('name'));
/** Follows a link that stands outside the screen. */
const goTo = (address: string) =>
  act(async () => document.querySelector<HTMLElement>(`nav [href="${address}"]`)?.click());
const send = () => act(async () => document.querySelector('form')?.requestSubmit());
const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.id;

beforeEach(async () => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  line.isCut = false;
  await i18n.changeLanguage('tr');
  await render(
    <MemoryRouter>
      <nav>
        <Link to="/app/login">Giriş</Link>
        <Link to="/app/login?mode=sign-up">Kayıt</Link>
      </nav>
      <main id="main" tabIndex={-1}>
        <LoginScreen />
      </main>
    </MemoryRouter>,
  );
});

// The first, for what has come once is there for as long as the page is.
it('[AC-01] where its code does not come the form stays, and it can be asked for again', async () => {
  line.isCut = true;
  await forget();
  expect([isFormThere(), document.querySelector('[role=alert]') !== null]).toEqual([true, true]);
  line.isCut = false;
  await forget();
  expect([isFormThere(), document.querySelector('[role=alert]')]).toEqual([false, null]);
});

it('[AC-01] [AC-02] whoever forgot the password has the focus where it goes on: there, at what is wrong, after it and back', async () => {
  await forget();
  expect([focused(), isFormThere()]).toEqual(['main', false]);
  for (const wrong of ['', 'ayse']) {
    await typeInto(email()[0], wrong);
    await press('Bağlantı gönder');
    expect([focused(), email()[0]?.getAttribute('aria-invalid')]).toEqual(['email', 'true']);
  }
  await typeInto(email()[0], 'ayse@example.com');
  await press('Bağlantı gönder');
  expect([focused(), document.querySelector('h1')?.textContent]).toEqual(['main', 'Postanıza bakın']);
  await press('Girişe dön');
  expect([focused(), isFormThere()]).toEqual(['main', true]);
});

it('[AC-02] sending the mail again leaves all as it is, also where that fails', async () => {
  await forget();
  await typeInto(email()[0], 'ayse@example.com');
  await press('Bağlantı gönder');
  let answer: (error?: Error) => void = () => undefined;
  sendPasswordReset.mockImplementation(
    () => new Promise((resolve, reject) => (answer = (error) => (error ? reject(error) : resolve()))),
  );
  await press('Yeniden gönder');
  expect([document.querySelector('h1')?.textContent, testButton('Gönderiliyor…')]).toEqual([
    'Postanıza bakın',
    document.activeElement,
  ]);
  await act(async () => answer(new IdentityError('auth/network-request-failed')));
  expect(document.querySelector('[role=alert]')?.textContent).toBe(i18n.t('login:forgot.failed'));
  expect(document.activeElement).toBe(testButton('Yeniden gönder'));
  await press('Yeniden gönder');
  await act(async () => answer());
  expect([document.querySelector('h1')?.textContent, document.querySelector('[role=alert]')]).toEqual([
    'Postanıza bakın',
    null,
  ]);
});

it('[L-05] where the server has no Google, its button says so, and of no failed try', async () => {
  await press('Google ile devam et');
  expect(document.querySelector('[role=alert]')?.textContent).toBe(i18n.t('login:cause.googleOff'));
});

it('[V-01] [V-04] what was filled in is missing no more, and nothing is on the other face', async () => {
  await goTo('/app/login?mode=sign-up');
  await send();
  expect(wrongFields()).toEqual(['firstName', 'lastName', 'email', 'password']);
  await typeInto(document.querySelector<HTMLInputElement>('[name=firstName]'), 'Ayşe');
  expect(wrongFields()).toEqual(['lastName', 'email', 'password']);
  await goTo('/app/login');
  expect(wrongFields()).toEqual([]);
});

it('[X-08] a failed sign-up is told where somebody signs up, and not under the sign-in that a link leads to', async () => {
  await goTo('/app/login?mode=sign-up');
  for (const name of ['firstName', 'lastName', 'email', 'password'])
    await typeInto(document.querySelector<HTMLInputElement>(`[name=${name}]`), 'ayse@example.com');
  signUp.mockRejectedValue(new IdentityError('auth/email-already-in-use'));
  await send();
  expect(document.querySelector('[role=alert]')?.textContent).toContain(i18n.t('login:error.sign-up'));
  await goTo('/app/login');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

it('[L-02] [L-03] says what the browser may fill in, and that a new account has a new password', async () => {
  const asked = () =>
    Object.fromEntries([...document.querySelectorAll('input')].map(({ name, autocomplete }) => [name, autocomplete]));
  expect(asked()).toEqual({ email: 'email', password: 'current-password' });
  await goTo('/app/login?mode=sign-up');
  expect(asked()).toEqual({
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    password: 'new-password',
  });
});
