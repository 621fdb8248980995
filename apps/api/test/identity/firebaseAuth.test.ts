import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  getAuth,
  GoogleAuthProvider,
  reload,
  sendPasswordResetEmail,
  confirmPasswordReset,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../src/mail/mail.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';

// The SDK compares moments of tokens with the machine's clock, so this server runs on it too.
const now = () => new Date().toISOString();

describe('firebase/auth against the local provider', () => {
  let server: TestApp;
  let firebase: FirebaseApp;
  const mails: Mail[] = [];

  const auth = () => getAuth(firebase);
  const failure = async (action: Promise<unknown>): Promise<unknown> => {
    try {
      await action;
      return 'no failure';
    } catch (error) {
      return error instanceof Error && 'code' in error ? error.code : error;
    }
  };
  const exchange = async (idToken: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { id_token: idToken },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ user: { first_name: string; last_name: string; email: string } }>();
  };

  beforeEach(async () => {
    mails.length = 0;
    server = await createTestApp({
      now: now(),
      config: { localGoogle: true },
      sendMail: async (mail) => void mails.push(mail),
    });
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    firebase = initializeApp({ apiKey: 'local', projectId: 'kovan-local' }, crypto.randomUUID());
    connectAuthEmulator(getAuth(firebase), origin, { disableWarnings: true });
  });

  afterEach(async () => {
    await deleteApp(firebase);
    await server.close();
  });

  it('[L-08] [L-10] [L-11] [E-16] signs up, names the user, and exchanges', async () => {
    const { user } = await createUserWithEmailAndPassword(auth(), 'Ayse@Example.test', 'bal-peteği');
    await updateProfile(user, { displayName: 'Ayşe\u00a0Nur Yılmaz Kaya' });
    await reload(user);
    expect(user).toMatchObject({ email: 'ayse@example.test', displayName: 'Ayşe\u00a0Nur Yılmaz Kaya' });
    const session = await exchange(await user.getIdToken(true));
    expect(session.user).toMatchObject({
      email: 'ayse@example.test',
      first_name: 'Ayşe Nur',
      last_name: 'Yılmaz Kaya',
    });
  });

  it('[L-07] [L-10] signs out and in again, and renews the ID token', async () => {
    const { user } = await createUserWithEmailAndPassword(auth(), 'can@example.test', 'bal-peteği');
    await signOut(auth());
    expect(auth().currentUser).toBeNull();
    const again = await signInWithEmailAndPassword(auth(), 'CAN@example.test', 'bal-peteği');
    expect(again.user.uid).toBe(user.uid);
    expect(again.user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    const renewed = await again.user.getIdTokenResult(true);
    expect(renewed.claims).toMatchObject({ user_id: user.uid, email: 'can@example.test', email_verified: false });
    expect(renewed.signInProvider).toBe('password');
  });

  it('[L-09] [E-14] [E-15] signs in by a local Google account, the same one each time', async () => {
    const credential = GoogleAuthProvider.credential(
      '{"sub":"109","email":"elif@example.test","email_verified":true,"name":"Elif Su Arı","picture":"https://example.test/elif.png"}',
    );
    const first = await signInWithCredential(auth(), credential);
    expect(first.user).toMatchObject({ displayName: 'Elif Su Arı', emailVerified: true });
    expect(first.user.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
    const session = await exchange(await first.user.getIdToken());
    expect(session.user).toMatchObject({
      first_name: 'Elif',
      last_name: 'Su Arı',
      avatar: 'https://example.test/elif.png',
    });
    await signOut(auth());
    const second = await signInWithCredential(auth(), credential);
    expect(second.user.uid).toBe(first.user.uid);
  });

  it('[V-06] fails with the codes that the app handles', async () => {
    await createUserWithEmailAndPassword(auth(), 'can@example.test', 'bal-peteği');
    await signOut(auth());
    expect(await failure(createUserWithEmailAndPassword(auth(), 'can@example.test', 'başka-bir'))).toBe(
      'auth/email-already-in-use',
    );
    expect(await failure(createUserWithEmailAndPassword(auth(), 'yeni@example.test', '12345'))).toBe(
      'auth/weak-password',
    );
    expect(await failure(createUserWithEmailAndPassword(auth(), 'yeni@example.test', 'Password1'))).toBe(
      'auth/weak-password',
    );
    expect(await failure(createUserWithEmailAndPassword(auth(), 'yeni', '123456'))).toBe('auth/invalid-email');
    expect(await failure(signInWithEmailAndPassword(auth(), 'can@example.test', 'yanlış'))).toBe(
      'auth/invalid-credential',
    );
    expect(await failure(signInWithEmailAndPassword(auth(), 'yok@example.test', 'yanlış'))).toBe(
      'auth/invalid-credential',
    );
    const google = GoogleAuthProvider.credential('{"sub":"1","email":"can@example.test","email_verified":true}');
    expect(await failure(signInWithCredential(auth(), google))).toBe('auth/account-exists-with-different-credential');
    for (let failures = 1; failures < 10; failures += 1) {
      await failure(signInWithEmailAndPassword(auth(), 'can@example.test', 'yanlış'));
    }
    expect(await failure(signInWithEmailAndPassword(auth(), 'can@example.test', 'bal-peteği'))).toBe(
      'auth/too-many-requests',
    );
  });

  it('changes the password in place, resets it by mail, and deletes the account', async () => {
    const { user } = await createUserWithEmailAndPassword(auth(), 'can@example.test', 'bal-peteği');
    await updatePassword(user, 'yeni-petek');
    await user.getIdToken(true);
    await sendPasswordResetEmail(auth(), 'can@example.test');
    const code = new URL(/http\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '').searchParams.get('oobCode');
    await confirmPasswordReset(auth(), code ?? '', 'üçüncü-petek');
    expect(await failure(user.getIdToken(true))).toBe('auth/user-token-expired');
    const again = await signInWithEmailAndPassword(auth(), 'can@example.test', 'üçüncü-petek');
    await deleteUser(again.user);
    expect(await failure(signInWithEmailAndPassword(auth(), 'can@example.test', 'üçüncü-petek'))).toBe(
      'auth/invalid-credential',
    );
  });
});
