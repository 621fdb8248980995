import type { Settings } from '@kovan/api-client/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirebaseIdentity } from './firebaseIdentity.ts';
import * as sdk from './firebaseSdk.ts';

const auth = vi.hoisted(() => ({
  languageCode: null as string | null,
  currentUser: null as object | null,
  authStateReady: vi.fn(() => Promise.resolve()),
}));

const created = vi.hoisted(() => vi.fn<() => Promise<object>>());

vi.mock('./firebaseSdk.ts', () => ({
  initializeApp: vi.fn(),
  initializeAuth: () => auth,
  connectAuthEmulator: vi.fn(),
  indexedDBLocalPersistence: {},
  browserPopupRedirectResolver: { resolver: true },
  sendPasswordResetEmail: vi.fn(),
  sendEmailVerification: vi.fn(),
  createUserWithEmailAndPassword: created,
  signOut: vi.fn(),
  reauthenticateWithCredential: vi.fn(),
  reauthenticateWithPopup: vi.fn(),
  updatePassword: vi.fn(),
  updateProfile: vi.fn(),
  deleteUser: vi.fn(),
  EmailAuthProvider: { credential: (email: string, password: string) => ({ email, password }) },
  GoogleAuthProvider: class {
    static readonly credential = (claims: string) => ({ claims });
    readonly providerId = 'google.com';
  },
}));

const getIdToken = vi.fn((fresh?: boolean) => Promise.resolve(fresh ? 'fresh token' : 'token of before'));

const userOf = (...providers: string[]) => ({
  email: 'ayse@example.test',
  metadata: {},
  providerData: providers.map((providerId) => ({ providerId })),
  getIdToken,
});

const LOCAL = { kind: 'local', google: true } as const;
const FIREBASE = {
  kind: 'firebase',
  google: true,
  apiKey: 'key',
  authDomain: 'kovan.example.test',
  projectId: 'kovan',
} as const;

const identityOver = (identity: Settings['identity'] = FIREBASE, chosen: string | null = null) =>
  createFirebaseIdentity({
    settings: () => ({ identity, signUp: 'open', outsideModel: false, features: [] }),
    chooseAccount: () => Promise.resolve(chosen === null ? null : { email: chosen, name: 'Ayşe' }),
    hasDatabase: () => Promise.resolve(true),
    language: () => 'en',
  });

/** What the SDK throws: the code, and more than should be known. */
const failure = (code: string) => Object.assign(new Error('https://kovan.example.test/?key=secret'), { code });

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(auth, { languageCode: null, currentUser: userOf('password') });
});

describe('a mail of the provider', () => {
  it('[AC-01] for a forgotten password is sent in the language of the page, to whoever is not signed in', async () => {
    auth.currentUser = null;
    let language: string | null = '';
    vi.mocked(sdk.sendPasswordResetEmail).mockImplementationOnce(async () => void (language = auth.languageCode));
    await identityOver().sendPasswordReset('ayse@example.test');
    expect(sdk.sendPasswordResetEmail).toHaveBeenCalledExactlyOnceWith(auth, 'ayse@example.test');
    expect(language).toBe('en');
  });

  it('for confirming the address is sent in it, too', async () => {
    let language: string | null = '';
    vi.mocked(sdk.sendEmailVerification).mockImplementationOnce(async () => void (language = auth.languageCode));
    await identityOver().sendConfirmation();
    expect(sdk.sendEmailVerification).toHaveBeenCalledExactlyOnceWith(auth.currentUser);
    expect(language).toBe('en');
  });

  it.each([
    [failure('auth/network-request-failed'), 'auth/network-request-failed'],
    [new TypeError('https://kovan.example.test/?key=secret'), 'auth/unavailable'],
  ])('tells a failure by its code alone: %s', async (thrown, code) => {
    vi.mocked(sdk.sendPasswordResetEmail).mockRejectedValueOnce(thrown);
    const failed: unknown = await identityOver()
      .sendPasswordReset('ayse@example.test')
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: 'IdentityError', code });
    expect(JSON.stringify([String(failed), failed])).not.toContain('secret');
  });
});

describe('a new account', () => {
  it('gets its name, and then an ID token that knows of it', async () => {
    const user = userOf('password');
    created.mockResolvedValueOnce({ user });
    const typed = { email: 'ayse@example.test', password: 'kelebek-42', firstName: 'Ayşe', lastName: 'Demir' };
    await identityOver().signUp(typed);
    expect(sdk.updateProfile).toHaveBeenCalledExactlyOnceWith(user, { displayName: 'Ayşe Demir' });
    expect(getIdToken).toHaveBeenCalledExactlyOnceWith(true);
    expect(getIdToken).toHaveBeenCalledAfter(vi.mocked(sdk.updateProfile));
  });
});

describe('signing in afresh', () => {
  it('takes the password of the account, and gives an ID token that knows of it', async () => {
    expect(await identityOver().reauthenticate('kelebek-42')).toBe('fresh token');
    expect(sdk.reauthenticateWithCredential).toHaveBeenCalledExactlyOnceWith(auth.currentUser, {
      email: 'ayse@example.test',
      password: 'kelebek-42',
    });
    expect(getIdToken).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('without a password asks Google, in its own window', async () => {
    auth.currentUser = userOf('google.com');
    expect(await identityOver().reauthenticate(null)).toBe('fresh token');
    expect(sdk.reauthenticateWithPopup).toHaveBeenCalledExactlyOnceWith(
      auth.currentUser,
      expect.objectContaining({ providerId: 'google.com' }),
      sdk.browserPopupRedirectResolver,
    );
    expect(sdk.reauthenticateWithCredential).not.toHaveBeenCalled();
  });

  it('asks for the account that stands in for Google where the provider is local', async () => {
    auth.currentUser = userOf('google.com');
    expect(await identityOver(LOCAL, 'Ayse@example.test').reauthenticate(null)).toBe('fresh token');
    const [, credential] = vi.mocked(sdk.reauthenticateWithCredential).mock.calls[0] ?? [];
    expect(JSON.parse(String(Reflect.get(credential ?? {}, 'claims')))).toMatchObject({
      sub: 'local:ayse@example.test',
      email_verified: true,
    });
    expect(sdk.reauthenticateWithPopup).not.toHaveBeenCalled();
  });

  it('ends where that window was closed, and where a password is wrong', async () => {
    await expect(identityOver(LOCAL).reauthenticate(null)).rejects.toMatchObject({
      code: 'auth/popup-closed-by-user',
    });
    vi.mocked(sdk.reauthenticateWithCredential).mockRejectedValueOnce(failure('auth/invalid-credential'));
    await expect(identityOver().reauthenticate('kelebek-43')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    expect(getIdToken).not.toHaveBeenCalled();
  });
});

describe('the account of whoever is signed in', () => {
  it('[AC-06] has a password, or lives at Google', async () => {
    const identity = identityOver();
    expect(identity.hasPassword(), 'until the SDK is there').toBe(true);
    let know = () => {};
    auth.authStateReady.mockReturnValueOnce(new Promise((resolve) => (know = resolve)));
    identity.prepare();
    await vi.waitFor(() => expect(auth.authStateReady).toHaveBeenCalledOnce());
    expect(identity.currentUser(), 'until the SDK knows').toBeUndefined();
    know();
    await vi.waitFor(() => expect(identity.currentUser()).not.toBeUndefined());
    auth.currentUser = userOf('google.com');
    expect(identity.hasPassword()).toBe(false);
    auth.currentUser = userOf('google.com', 'password');
    expect(identity.hasPassword()).toBe(true);
    auth.currentUser = null;
    expect(identity.hasPassword(), 'where the provider keeps nobody').toBe(true);
  });

  it('[AC-06] gets another password', async () => {
    await identityOver().updatePassword('kelebek-43');
    expect(sdk.updatePassword).toHaveBeenCalledExactlyOnceWith(auth.currentUser, 'kelebek-43');
  });

  it('[AC-05] gets another name, which its next ID token knows', async () => {
    await identityOver().updateName({ firstName: 'Ayşe', lastName: 'Demir' });
    expect(sdk.updateProfile).toHaveBeenCalledExactlyOnceWith(auth.currentUser, { displayName: 'Ayşe Demir' });
    expect(getIdToken).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('[EX-03] is deleted at the provider, and a failure is said', async () => {
    const identity = identityOver();
    await identity.deleteUser();
    expect(sdk.deleteUser).toHaveBeenCalledExactlyOnceWith(auth.currentUser);
    vi.mocked(sdk.deleteUser).mockRejectedValueOnce(failure('auth/requires-recent-login'));
    await expect(identity.deleteUser()).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
  });

  it('is nobody’s where nobody is signed in', async () => {
    auth.currentUser = null;
    const identity = identityOver();
    const name = { firstName: 'Ayşe', lastName: 'Demir' };
    for (const work of [
      () => identity.reauthenticate('kelebek-42'),
      () => identity.sendConfirmation(),
      () => identity.updatePassword('kelebek-43'),
      () => identity.updateName(name),
      () => identity.deleteUser(),
    ]) {
      await expect(work()).rejects.toMatchObject({ code: 'auth/no-current-user' });
    }
    for (const untouched of [sdk.reauthenticateWithCredential, sdk.updatePassword, sdk.updateProfile, sdk.deleteUser]) {
      expect(untouched).not.toHaveBeenCalled();
    }
  });
});
