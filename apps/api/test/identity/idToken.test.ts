import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { exportSPKI, importSPKI } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../src/http/problemError.ts';
import { createGoogleKeys } from '../../src/identity/identityProvider.ts';
import { createIdTokenVerifier, IdTokenError } from '../../src/identity/idToken.ts';

const PROJECT = 'kovan-test';
const NOW = new Date('2026-11-18T14:45:00Z');
const SECONDS = NOW.getTime() / 1000;

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = ours.publicKey.export({ type: 'spki', format: 'pem' }).toString();

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const GOOD_HEADER = { alg: 'RS256', kid: 'key-1', typ: 'JWT' };
const GOOD_CLAIMS = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'user-1',
  user_id: 'user-1',
  iat: SECONDS - 60,
  auth_time: SECONDS - 60,
  exp: SECONDS + 3540,
  email: 'ayse@example.test',
  email_verified: true,
  name: 'Ayşe Yılmaz',
  firebase: { identities: { email: ['ayse@example.test'] }, sign_in_provider: 'password' },
};

/** A token made by hand, so that a library's good manners hide no attack. */
const tokenOf = (claims: object, header: object = GOOD_HEADER, key: KeyObject = ours.privateKey): string => {
  const signed = `${base64(header)}.${base64({ ...GOOD_CLAIMS, ...claims })}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
};

const hmacTokenOf = (header: object, secret: string): string => {
  const signed = `${base64(header)}.${base64(GOOD_CLAIMS)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};

const verify = createIdTokenVerifier({
  projectId: PROJECT,
  findKey: async (kid) => (kid === 'key-1' ? importSPKI(publicPem, 'RS256') : null),
  clock: () => NOW,
});

const refusalOf = async (token: string): Promise<string> => {
  try {
    await verify(token);
    return 'taken';
  } catch (error) {
    return error instanceof IdTokenError ? error.reason : String(error);
  }
};

it('[A-10] takes a good token and says who it is', async () => {
  expect(await verify(tokenOf({}))).toEqual({
    issuer: GOOD_CLAIMS.iss,
    subject: 'user-1',
    email: 'ayse@example.test',
    emailVerified: true,
    name: 'Ayşe Yılmaz',
    picture: null,
    authTime: SECONDS - 60,
    provider: 'password',
    sid: null,
    generation: null,
  });
});

it.each([undefined, null, 'true', 1, false])('an address is confirmed by nothing but true (%s)', async (claim) => {
  expect(await verify(tokenOf({ email_verified: claim }))).toMatchObject({ emailVerified: false });
});

describe('[A-10] refuses', () => {
  const unsigned = (alg: string) => `${base64({ ...GOOD_HEADER, alg })}.${base64(GOOD_CLAIMS)}.`;

  it.each([
    ['no signature at all', unsigned('none')],
    ['no signature, spelt otherwise', unsigned('NoNe')],
    ['a good header without a signature', unsigned('RS256')],
    ['the public key used as a shared secret', hmacTokenOf({ ...GOOD_HEADER, alg: 'HS256' }, publicPem)],
    ['the public key as a secret, said to be RS256', hmacTokenOf(GOOD_HEADER, publicPem)],
    ['another algorithm of the same key', tokenOf({}, { ...GOOD_HEADER, alg: 'PS256' })],
    ["another one's key", tokenOf({}, GOOD_HEADER, theirs.privateKey)],
    [
      'a key that the token brings along',
      tokenOf({}, { ...GOOD_HEADER, kid: 'x', jwk: theirs.publicKey.export({ format: 'jwk' }) }, theirs.privateKey),
    ],
    ['an unknown key id', tokenOf({}, { ...GOOD_HEADER, kid: 'key-2' })],
    ['no key id', tokenOf({}, { alg: 'RS256' })],
    ['a critical header that nobody knows', tokenOf({}, { ...GOOD_HEADER, crit: ['odd'], odd: 1 })],
    ["another project's audience", tokenOf({ aud: 'other' })],
    ['a list of audiences', tokenOf({ aud: [PROJECT, 'other'] })],
    ["another project's issuer", tokenOf({ iss: 'https://securetoken.google.com/other' })],
    ['no issuer', tokenOf({ iss: undefined })],
    ['an empty subject', tokenOf({ sub: '' })],
    ['no subject', tokenOf({ sub: undefined })],
    ['a subject that is no text', tokenOf({ sub: 7 })],
    ['a subject without end', tokenOf({ sub: 'x'.repeat(129) })],
    ['no moment of issue', tokenOf({ iat: undefined })],
    ['no sign-in', tokenOf({ auth_time: undefined })],
    ['no end', tokenOf({ exp: undefined })],
    ['an end that is no number', tokenOf({ exp: 'never' })],
    ['what is no token', 'a.b.c'],
    ['nothing', ''],
  ])('%s', async (_what, token) => {
    expect(await refusalOf(token)).toBe('invalid');
  });

  it('a token that has run out, and says so', async () => {
    expect(await refusalOf(tokenOf({ exp: SECONDS }))).toBe('expired');
  });

  it.each(['iat', 'auth_time'])(
    'a token from before a clock was put back (%s), as one that has run out',
    async (name) => {
      expect(await refusalOf(tokenOf({ [name]: SECONDS + 30 }))).toBe('taken');
      expect(await refusalOf(tokenOf({ [name]: SECONDS + 31 }))).toBe('expired');
    },
  );

  it('changed claims under an old signature', async () => {
    const [header, , signature] = tokenOf({}).split('.');
    expect(await refusalOf(`${header}.${base64({ ...GOOD_CLAIMS, sub: 'admin' })}.${signature}`)).toBe('invalid');
  });
});

it('passes over claims of a wrong kind that decide nothing', async () => {
  const identity = await verify(tokenOf({ email: 7, name: null, picture: {}, firebase: 'odd' }));
  expect(identity).toMatchObject({ email: null, name: null, picture: null, provider: null });
});

describe("Google's keys", () => {
  const keySet = { keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' }] };
  const verifierOver = (fetchKeys: () => Promise<Response>) =>
    createIdTokenVerifier({ projectId: PROJECT, findKey: createGoogleKeys(fetchKeys), clock: () => NOW });

  it('prove a token, fetched once', async () => {
    let fetches = 0;
    const verifyByGoogle = verifierOver(async () => {
      fetches += 1;
      return Response.json(keySet);
    });
    await verifyByGoogle(tokenOf({}));
    expect(await verifyByGoogle(tokenOf({}))).toMatchObject({ subject: 'user-1' });
    expect(fetches).toBe(1);
  });

  it('do not prove a token of a key that is not among them', async () => {
    const verifyByGoogle = verifierOver(async () => Response.json(keySet));
    await expect(verifyByGoogle(tokenOf({}, { ...GOOD_HEADER, kid: 'key-2' }))).rejects.toThrow(IdTokenError);
  });

  it.each([
    ['cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
    ['answer with an error', async () => new Response('busy', { status: 500 })],
    ['are no JSON', async () => new Response('<html>')],
    ['are no keys', async () => Response.json({ keys: 'none' })],
  ])('that %s are a 503', async (_what, fetchKeys) => {
    const failure = verifierOver(fetchKeys)(tokenOf({}));
    await expect(failure).rejects.toThrow(ProblemError);
    await expect(failure).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });

  it('are fetched anew for a key that is new after a clock was put back by two days', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW.getTime() + 2 * 24 * 3_600_000 });
    try {
      let set: object = { keys: [] };
      const verifyByGoogle = verifierOver(async () => Response.json(set));
      await expect(verifyByGoogle(tokenOf({}))).rejects.toThrow(IdTokenError);
      set = keySet;
      vi.setSystemTime(NOW);
      expect(await verifyByGoogle(tokenOf({}))).toMatchObject({ subject: 'user-1' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('are not asked for a token of another algorithm', async () => {
    let fetches = 0;
    const verifyByGoogle = verifierOver(async () => {
      fetches += 1;
      return Response.json(keySet);
    });
    const publicKey = await exportSPKI(await importSPKI(publicPem, 'RS256', { extractable: true }));
    const token = hmacTokenOf({ ...GOOD_HEADER, alg: 'HS256' }, publicKey);
    await expect(verifyByGoogle(token)).rejects.toThrow(IdTokenError);
    expect(fetches).toBe(0);
  });
});
