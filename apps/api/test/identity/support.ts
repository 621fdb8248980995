import type { InjectOptions } from 'fastify';
import { exportJWK, SignJWT } from 'jose';
import { generateKeyPair } from 'jose/key/generate/keypair';
import { type Config, readConfig } from '../../src/config.ts';
import {
  endedSignIns,
  families,
  limits,
  localAccounts,
  signInFailures,
  signUpInvitations,
  users,
} from '../../src/db/schema.ts';
import type { Mail } from '../../src/mail/mail.ts';
import { createTestApp, STORY_MOMENT, type TestApp, type TestAppOptions } from '../support/testApp.ts';

export const PASSWORD = 'bal-peteği';

/** What the provider answers when signing in or up. */
export interface SignedIn {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
  localId: string;
  email: string;
}

/** The server with its local provider, spoken to in the provider's own protocol. */
export const createProviderApp = async (options: TestAppOptions = {}) => {
  const mails: Mail[] = [];
  const server = await createTestApp({ sendMail: async (mail) => void mails.push(mail), ...options });

  /** One call of the protocol: status, and its answer or its error's message. */
  const call = async (method: string, payload: object, options: InjectOptions = {}) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`,
      payload,
      ...options,
    });
    await server.settled();
    const body = answer.json<Record<string, unknown> & { error?: { message: string; code: number } }>();
    const retryAfter = answer.headers['retry-after'];
    return { status: answer.statusCode, body, retryAfter, error: body.error?.message };
  };

  const signed = async (method: string, email: string, password: string): Promise<SignedIn> => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${method}`,
      payload: { email, password, returnSecureToken: true },
    });
    if (answer.statusCode !== 200) throw new Error(`${method} answered ${answer.body}`);
    return answer.json<SignedIn>();
  };

  return {
    server,
    mails,
    call,

    /** As on the first day, but for the signing key: quicker than a server of its own for each test. */
    reset: async () => {
      mails.length = 0;
      server.clock.set(options.now ?? STORY_MOMENT);
      for (const table of [localAccounts, users, families, limits, endedSignIns, signInFailures, signUpInvitations])
        await server.db.delete(table);
    },

    signUp: (email = 'ayse@example.test') => signed('signUp', email, PASSWORD),
    signIn: (email = 'ayse@example.test', password = PASSWORD) => signed('signInWithPassword', email, password),

    renew: async (form: Record<string, string>) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/securetoken.googleapis.com/v1/token?key=local',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
      const body = answer.json<Record<string, string> & { error?: { message: string } }>();
      return { status: answer.statusCode, body, error: body.error?.message };
    },

    exchange: (idToken: string, options: InjectOptions = {}) =>
      server.app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { id_token: idToken }, ...options }),

    /** The code in the link of the latest mail. */
    mailedCode: () => linkOf(mails).searchParams.get('oobCode') ?? '',
    mailedLink: () => linkOf(mails),
  };
};

const linkOf = (mails: readonly Mail[]): URL => {
  const link = /https?:\S+/.exec(mails.at(-1)?.text ?? '')?.[0];
  if (!link) throw new Error('no mail holds a link');
  return new URL(link);
};

export type ProviderApp = Awaited<ReturnType<typeof createProviderApp>>;

/** The server at a Firebase project, of which it knows the one key that signs here. */
export const createFirebaseApp = async (config: Partial<Config> = {}) => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256' };
  const { identity } = readConfig({
    FIREBASE_PROJECT_ID: 'kovan-test',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'kovan-test.firebaseapp.com',
  });
  const app = await createProviderApp({
    config: { identity, ...config },
    fetchKeys: async () => Response.json({ keys: [jwk] }),
  });
  const now = Math.floor(app.server.clock().getTime() / 1000);
  return {
    ...app,
    /** In seconds, as tokens count. */
    now,
    /** The ID token of whoever signed in then, by an address that is confirmed. */
    tokenOf: (authTime = now, email = 'a@example.test') =>
      new SignJWT({ auth_time: authTime, email, email_verified: true })
        .setProtectedHeader({ alg: 'RS256', kid: 'key' })
        .setIssuer('https://securetoken.google.com/kovan-test')
        .setAudience('kovan-test')
        .setSubject(email)
        .setIssuedAt(now)
        .setExpirationTime(now + 3600)
        .sign(privateKey),
  };
};

/** Moves a server's clock on. */
export const advance = (server: TestApp, seconds: number): void =>
  server.clock.set(new Date(server.clock().getTime() + seconds * 1000).toISOString());
