import { SESSION_KINDS, type SessionKind, z } from '@kovan/api-client/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import { isOver } from '../../limits/window.ts';
import { LIFETIME_SECONDS } from './lifetimes.ts';

const ISSUER = 'kovan';
const AUDIENCE = 'kovan';

/** The session that a token names. */
export interface NamedSession {
  readonly kind: SessionKind;
  readonly familyId: string;
  readonly sessionId: string;
  /** Whose it is; `null` for a device. */
  readonly userId: string | null;
}

const ClaimsSchema = z.object({
  sub: z.uuid(),
  jti: z.uuid(),
  family: z.uuid(),
  kind: z.optional(z.enum(SESSION_KINDS)),
  exp: z.optional(z.number()),
});
type Claims = z.infer<typeof ClaimsSchema>;

/** So many tokens are remembered as well signed: those of the families that are here now. */
const REMEMBERED = 10_000;

const PREFIXED = new RegExp(`^(?:(${SESSION_KINDS.join('|')})\\.)?([\\w-]+\\.[\\w-]+\\.[\\w-]*)$`);

/** What is signed of a token, without the kind before it. */
export const signedPart = (token: string): string => PREFIXED.exec(token)?.[2] ?? '';

/**
 * Makes and proves the tokens that name sessions: `<kind>.<JWT>`, the kind also among what is signed. They have no end of
 * their own, so that a session can be given a later one; its row holds it. Tokens of before say no kind, but their end:
 * they are adults' until then.
 */
export const createSessionTokens = ({ key, clock }: { key: Uint8Array; clock: () => Date }) => {
  // What is remembered is the signature alone, which never turns bad: the time is asked at every request.
  const remembered = new Map<string, Claims>();
  const remember = (token: string, claims: Claims): void => {
    const [oldest] = remembered.keys();
    if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, claims);
  };

  const verify = async (token: string): Promise<Claims | null> => {
    const [, prefix, jwt] = PREFIXED.exec(token) ?? [];
    if (jwt === undefined) return null;
    try {
      const { payload } = await jwtVerify(jwt, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        currentDate: clock(),
      });
      const claims = z.safeParse(ClaimsSchema, payload).data;
      return claims && claims.kind === prefix ? claims : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };

  const isInTime = ({ kind, exp }: Claims): boolean =>
    exp === undefined ? kind !== undefined : !isOver(new Date(exp * 1000), clock(), LIFETIME_SECONDS.adult * 1000);

  return {
    /** The token of a session. */
    sign: async ({ kind, userId, familyId, sessionId }: NamedSession): Promise<string> => {
      const jwt = await new SignJWT({ family: familyId, kind })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId ?? sessionId)
        .setJti(sessionId)
        .sign(key);
      return `${kind}.${jwt}`;
    },

    /** The session that a token names; `null` for one that is not well signed, or has an end that is over. */
    async read(token: string): Promise<NamedSession | null> {
      const known = remembered.get(token);
      const claims = known ?? (await verify(token));
      if (!claims) return null;
      if (!known) remember(token, claims);
      if (!isInTime(claims)) return null;
      const kind = claims.kind ?? 'adult';
      return { kind, userId: kind === 'device' ? null : claims.sub, familyId: claims.family, sessionId: claims.jti };
    },
  };
};
