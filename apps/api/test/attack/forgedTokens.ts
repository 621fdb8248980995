import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { decodeJwt, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { localSigningKeys } from '../../src/db/schema.ts';
import { deriveKey, loadSecret } from '../../src/db/folder/secret.ts';
import { signedPart } from '../../src/identity/sessions/tokens.ts';
import type { TestApp } from '../support/testApp.ts';

/** A token that must open nothing, and how it was made. */
export type Forged = readonly [kind: string, token: string];

type Sign = (claims: JWTPayload, header: JWTHeaderParameters, key: Uint8Array | KeyObject) => Promise<string>;

const sign: Sign = (claims, header, key) => new SignJWT(claims).setProtectedHeader(header).sign(key);

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with one character of its signature, or its claims, changed. */
const tamperings = (token: string, claims: object): Forged[] => {
  const [head = '', body = '', signature = ''] = token.split('.');
  const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  return [
    ['tampered signature', `${head}.${body}.${flipped}`],
    ['tampered claims', `${head}.${base64(claims)}.${signature}`],
    ['cut signature', `${head}.${body}.`],
  ];
};

const unsigned = (claims: object): Forged[] =>
  ['none', 'None', 'nOnE'].map((alg) => [`alg: ${alg}`, `${base64({ alg, typ: 'JWT' })}.${base64(claims)}.`]);

/** The local provider's key pair; there is one once somebody has signed up. */
const providerKeys = async ({ db }: TestApp) => {
  const [row] = await db.select().from(localSigningKeys);
  if (!row) throw new Error('nobody has signed up at the provider');
  const jwk = row.privateJwk as JsonWebKey & { kid?: string };
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  return { kid: jwk.kid ?? '', privateKey, publicKey: createPublicKey(privateKey) };
};

const pemOf = (key: KeyObject): Buffer => Buffer.from(key.export({ type: 'spki', format: 'pem' }));

const sessionOf = ({ authorization }: Victim['headers']): string =>
  decodeJwt(signedPart(authorization.slice('Bearer '.length))).jti ?? '';

interface Victim {
  readonly user: { readonly userId: string };
  readonly familyId: string;
  readonly headers: { readonly authorization: string };
}

/** Tokens of a session that stands, every one forged in one way only. */
export const forgedSessions = async (
  server: TestApp,
  { user, familyId, headers }: Victim,
  other: Victim,
): Promise<Forged[]> => {
  const secret = await loadSecret(server.config);
  const key = deriveKey(secret, 'sessions');
  const provider = await providerKeys(server);
  const now = Math.floor(server.clock().getTime() / 1000);
  const day = 24 * 60 * 60;
  const good = {
    iss: 'kovan',
    aud: 'kovan',
    sub: user.userId,
    jti: sessionOf(headers),
    iat: now,
    exp: now + day,
    family: familyId,
  };
  const hs = { alg: 'HS256', typ: 'JWT' };
  const token = await sign(good, hs, key);
  if ((await server.sessions.authenticate(token)) === null) throw new Error('the token to be forged is not a good one');
  const stranger = randomBytes(32);
  return [
    ...tamperings(token, { ...good, sub: randomUUID() }),
    ['expired', await sign({ ...good, iat: now - 8 * day, exp: now - day }, hs, key)],
    ['of a session that nobody began', await sign({ ...good, jti: randomUUID() }, hs, key)],
    ["another one's session", await sign({ ...good, jti: sessionOf(other.headers) }, hs, key)],
    ['good for longer than sessions are', await sign({ ...good, exp: now + 9 * day }, hs, key)],
    ['not yet good', await sign({ ...good, nbf: now + day }, hs, key)],
    ...unsigned(good),
    ['RS256 by the provider’s key', await sign(good, { alg: 'RS256', kid: provider.kid }, provider.privateKey)],
    ['HS256 by the provider’s public key', await sign(good, hs, pemOf(provider.publicKey))],
    ['wrong audience', await sign({ ...good, aud: 'other' }, hs, key)],
    ['wrong issuer', await sign({ ...good, iss: 'other' }, hs, key)],
    ['unknown key', await sign(good, hs, stranger)],
    [
      'unknown key that it brings along',
      await sign(good, { ...hs, jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' } }, stranger),
    ],
    ['a key of another purpose', await sign(good, hs, deriveKey(secret, 'limits'))],
    ['the bare secret as key', await sign(good, hs, secret)],
    ['no token', 'pending'],
  ];
};

/** A good ID token of an account at the local provider, and others, every one forged in one way only. */
export const forgedIdTokens = async (server: TestApp, account: string): Promise<{ good: string; forged: Forged[] }> => {
  const { kid, privateKey, publicKey } = await providerKeys(server);
  const now = Math.floor(server.clock().getTime() / 1000);
  const good = {
    iss: 'https://securetoken.google.com/kovan-local',
    aud: 'kovan-local',
    sub: account,
    user_id: account,
    iat: now,
    auth_time: now,
    sid: randomUUID(),
    generation: 1,
    exp: now + 3600,
    email: 'ayse@example.test',
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
  const rs = { alg: 'RS256', kid, typ: 'JWT' };
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const token = await sign(good, rs, privateKey);
  const forged: Forged[] = [
    ...tamperings(token, { ...good, sub: 'somebody else' }),
    ['expired', await sign({ ...good, iat: now - 7200, exp: now - 3600 }, rs, privateKey)],
    ...unsigned(good),
    ['HS256 by the public key', await sign(good, { alg: 'HS256', kid }, pemOf(publicKey))],
    ['PS256 by the same key', await sign(good, { alg: 'PS256', kid }, privateKey)],
    ['wrong audience', await sign({ ...good, aud: 'other' }, rs, privateKey)],
    ['several audiences', await sign({ ...good, aud: ['kovan-local', 'other'] }, rs, privateKey)],
    ['wrong issuer', await sign({ ...good, iss: 'https://securetoken.google.com/other' }, rs, privateKey)],
    ['unknown key', await sign(good, rs, stranger)],
    ['unknown key id', await sign(good, { ...rs, kid: 'other' }, privateKey)],
    ['no key id', await sign(good, { alg: 'RS256' }, privateKey)],
    ['of another generation', await sign({ ...good, generation: 2 }, rs, privateKey)],
    ['of no generation', await sign({ ...good, generation: undefined }, rs, privateKey)],
    ['of no sign-in', await sign({ ...good, sid: undefined }, rs, privateKey)],
    ['of a sign-in that is to come', await sign({ ...good, auth_time: now + 3600 }, rs, privateKey)],
    ['an account that is not there', await sign({ ...good, sub: 'nobody' }, rs, privateKey)],
    ['no token', 'nonsense'],
  ];
  return { good: token, forged };
};
