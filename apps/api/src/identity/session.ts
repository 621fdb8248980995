import { randomUUID } from 'node:crypto';
import { z } from '@kovan/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/identity.ts';
import type { Viewer } from '../http/context.ts';
import { unavailable } from '../http/problemError.ts';
import { isSession, standingKey } from './standing.ts';
import { prepared } from '../db/prepared.ts';

const ISSUER = 'kovan';
const AUDIENCE = 'kovan';
const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

const ClaimsSchema = z.object({
  sub: z.uuid(),
  jti: z.string(),
  family: z.uuid(),
  version: z.int(),
  exp: z.number(),
});
type Claims = z.infer<typeof ClaimsSchema>;

/** So many tokens are remembered as well signed: those of the families that are here now. */
const REMEMBERED = 10_000;

const selectStanding = prepared('session', (db) => db.select({ id: users.id }).from(users).where(isSession));

/** What a session is made for. */
export type SessionOwner = Pick<typeof users.$inferSelect, 'id' | 'familyId' | 'sessionVersion'>;

/** The product's own session tokens (E-17): signed, for 7 days, ended together by raising the user's version. */
export interface Sessions {
  issue(owner: SessionOwner): Promise<string>;
  /**
   * Who a token says it stands for; `null` for one that is not well signed or has run out. Whether the session was ended
   * since is the database's to say: `stands`, or `whileStanding` within the statement that the session allows.
   */
  read(token: string): Promise<Viewer | null>;
  /** Whether the session was not ended. A database that fails is a 503. */
  stands(viewer: Viewer): Promise<boolean>;
  /** Both at once. */
  authenticate(token: string): Promise<Viewer | null>;
  /** Ends every session of a user. */
  revoke(userId: string): Promise<void>;
}

export const createSessions = (deps: { db: Database; key: Uint8Array; clock: () => Date }): Sessions => {
  const { db, key, clock } = deps;

  // What is remembered is the signature alone, which never turns bad: time and the database are asked at every request.
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
        requiredClaims: ['exp', 'iat'],
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
    if (known) return known.exp > Math.floor(clock().getTime() / 1000) ? known : null;
    const claims = await verify(token);
    if (claims) remember(token, claims);
    return claims;
  };

  const read = async (token: string): Promise<Viewer | null> => {
    const claims = await claimsOf(token);
    return claims && { userId: claims.sub, familyId: claims.family, sessionVersion: claims.version };
  };

  const stands = async (viewer: Viewer): Promise<boolean> => {
    try {
      return (await selectStanding(db).execute(standingKey(viewer))).length > 0;
    } catch (error) {
      throw unavailable(error);
    }
  };

  return {
    issue: ({ id, familyId, sessionVersion }) => {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ family: familyId, version: sessionVersion })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(id)
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(key);
    },
    read,
    stands,
    async authenticate(token) {
      const viewer = await read(token);
      return viewer && (await stands(viewer)) ? viewer : null;
    },
    async revoke(userId) {
      await db
        .update(users)
        .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
        .where(eq(users.id, userId));
    },
  };
};
