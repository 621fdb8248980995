import { z } from '@kovan/api-client/contract';
import { type CryptoKey, errors, type JWTPayload, jwtVerify } from 'jose';

/** An ID token that proves nothing: `expired` was good once, `invalid` never was. */
export class IdTokenError extends Error {
  readonly reason: 'expired' | 'invalid';
  constructor(reason: 'expired' | 'invalid', options?: ErrorOptions) {
    super(`ID token ${reason}`, options);
    this.name = 'IdTokenError';
    this.reason = reason;
  }
}

/** Finds the public key of this id; `null` when there is none. Throws when the keys cannot be had now. */
export type FindKey = (kid: string) => Promise<CryptoKey | null>;

/** What a good ID token says of its bearer. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider vouches for the address. */
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly picture: string | null;
  /** When the person signed in, in seconds; the token may be a later one of the same sign-in. */
  readonly authTime: number;
  readonly provider: string | null;
  /** What the local provider calls this sign-in, and the generation it belongs to; `null` with every other one. */
  readonly sid: string | null;
  readonly generation: number | null;
}

/** Proves an ID token, or throws an `IdTokenError`. */
export type VerifyIdToken = (token: string) => Promise<Identity>;

/** How far another machine's clock may be ahead of ours, in seconds. */
export const CLOCK_SKEW_SECONDS = 30;
/** How long ago, in seconds, whoever asks for something grave may have signed in. */
export const FRESH_SECONDS = 5 * 60;
const MAX_SUBJECT_LENGTH = 128;

const textOrNull = z.catch(z.nullable(z.string()), null);

const ClaimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(MAX_SUBJECT_LENGTH), z.regex(/^[^\0\p{Surrogate}]*$/u)),
  // A list of audiences would let a token for several parties in.
  aud: z.string(),
  iat: z.number(),
  auth_time: z.number(),
  email: textOrNull,
  email_verified: z.catch(z.boolean(), false),
  name: textOrNull,
  picture: textOrNull,
  sid: textOrNull,
  generation: z.catch(z.nullable(z.int()), null),
  firebase: z.catch(z.nullable(z.object({ sign_in_provider: textOrNull })), null),
});

/** Claims that a token may leave out. */
const ABSENT = { email: null, name: null, picture: null, firebase: null, sid: null, generation: null };

/** The issuer of ID tokens of this project. */
export const issuerOf = (projectId: string): string => `https://securetoken.google.com/${projectId}`;

const identityOf = (payload: JWTPayload, issuer: string, now: number): Identity => {
  const claims = z.safeParse(ClaimsSchema, { ...ABSENT, ...payload });
  if (!claims.success) throw new IdTokenError('invalid');
  const { sub, iat, auth_time: authTime, email_verified: emailVerified, firebase, aud: _, ...said } = claims.data;
  // Made before a clock was put back: as good as run out, so that its bearer is asked to sign in and not kept waiting.
  if (Math.max(iat, authTime) > now + CLOCK_SKEW_SECONDS) throw new IdTokenError('expired');
  return { issuer, subject: sub, emailVerified, authTime, provider: firebase?.sign_in_provider ?? null, ...said };
};

/** Verifies ID tokens of one project: RS256 only, a known key, and every claim. */
export const createIdTokenVerifier = (deps: {
  projectId: string;
  findKey: FindKey;
  clock: () => Date;
}): VerifyIdToken => {
  const { projectId, findKey, clock } = deps;
  const issuer = issuerOf(projectId);
  return async (token) => {
    const currentDate = clock();
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = kid ? await findKey(kid) : null;
          if (!key) throw new IdTokenError('invalid');
          return key;
        },
        { algorithms: ['RS256'], issuer, audience: projectId, requiredClaims: ['exp'], currentDate },
      );
      return identityOf(payload, issuer, Math.floor(currentDate.getTime() / 1000));
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new IdTokenError('expired', { cause: error });
      if (error instanceof errors.JOSEError) throw new IdTokenError('invalid', { cause: error });
      throw error;
    }
  };
};
