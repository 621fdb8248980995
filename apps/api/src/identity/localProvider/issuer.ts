import { eq } from 'drizzle-orm';
import { calculateJwkThumbprint, type CryptoKey, exportJWK, importJWK, type JWK } from 'jose';
import { generateKeyPair } from 'jose/key/generate/keypair';
import type { Database } from '../../db/database.ts';
import { localSigningKeys } from '../../db/schema.ts';
import { type FindKey, issuerOf } from '../idToken.ts';

/** The project that the local provider's tokens are for; keys are each database's own. */
export const LOCAL_PROJECT_ID = 'kovan-local';

/** Who issues the local provider's ID tokens. */
export const LOCAL_ISSUER = issuerOf(LOCAL_PROJECT_ID);

const PURPOSE = 'id-token';

/** The local provider's key pair. */
export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

const makeJwk = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk) };
};

const readJwk = async (db: Database): Promise<JWK | undefined> => {
  const [row] = await db.select().from(localSigningKeys).where(eq(localSigningKeys.purpose, PURPOSE));
  return row?.privateJwk;
};

const importRsa = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, 'RS256');
  if (key instanceof Uint8Array) throw new Error('the stored signing key is not an RSA key');
  return key;
};

const load = async (db: Database, now: Date): Promise<SigningKey> => {
  let jwk = await readJwk(db);
  if (!jwk) {
    // Of two processes that start at once, the first one's key stays, and both read that.
    const privateJwk = { ...(await makeJwk()) };
    await db.insert(localSigningKeys).values({ purpose: PURPOSE, privateJwk, createdAt: now }).onConflictDoNothing();
    jwk = await readJwk(db);
  }
  const { kty, n, e, kid } = jwk ?? {};
  if (!jwk || !kty || !n || !e || !kid) throw new Error('the stored signing key is not an RSA key');
  return { kid, privateKey: await importRsa(jwk), publicKey: await importRsa({ kty, n, e }) };
};

/** Gives the one key pair of this database, made at the first use and remembered. */
export const createSigningKey = (deps: { db: Database; clock: () => Date }) => {
  let loaded: Promise<SigningKey> | undefined;
  const get = (): Promise<SigningKey> => {
    loaded ??= load(deps.db, deps.clock()).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const find: FindKey = async (kid) => {
    const key = await get();
    return key.kid === kid ? key.publicKey : null;
  };
  return { get, find };
};
