import { z } from '@kovan/api-client/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Viewer } from '../../http/context.ts';
import { isOver } from '../../limits/window.ts';

const ISSUER = 'kovan';
const AUDIENCE = 'kovan';

/** How long a session lasts, in seconds. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

const ClaimsSchema = z.object({ sub: z.uuid(), jti: z.uuid(), family: z.uuid(), exp: z.number() });
type Claims = z.infer<typeof ClaimsSchema>;

/** So many tokens are remembered as well signed: those of the families that are here now. */
const REMEMBERED = 10_000;

/** Makes and proves the tokens that name sessions. */
export const createSessionTokens = ({ key, clock }: { key: Uint8Array; clock: () => Date }) => {
  // What is remembered is the signature alone, which never turns bad: the time is asked at every request.
  const remembered = new Map<string, Claims>();
  const remember = (token: string, claims: Claims): void => {
    const [oldest] = remembered.keys();
    if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, claims);
  };

  const verify = async (token: string): Promise<Claims | null> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['exp'],
        currentDate: clock(),
      });
      return z.safeParse(ClaimsSchema, payload).data ?? null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };

  const claimsOf = async (token: string): Promise<Claims | null> => {
    const known = remembered.get(token);
    if (known) return known;
    const claims = await verify(token);
    if (claims) remember(token, claims);
    return claims;
  };

  const isInTime = ({ exp }: Claims): boolean => !isOver(new Date(exp * 1000), clock(), SESSION_SECONDS * 1000);

  return {
    /** The token of a session; it is good until `expiresAt`. */
    sign: ({ userId, familyId, sessionId }: Viewer, expiresAt: Date): Promise<string> =>
      new SignJWT({ family: familyId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setJti(sessionId)
        .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
        .sign(key),

    /** The session that a token names; `null` for one that is not well signed or has run out. */
    async read(token: string): Promise<Viewer | null> {
      const claims = await claimsOf(token);
      return claims && isInTime(claims) ? { userId: claims.sub, familyId: claims.family, sessionId: claims.jti } : null;
    },
  };
};
