import { randomUUID } from 'node:crypto';
import { z } from '@kovan/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/identity.ts';
import type { Viewer } from '../http/context.ts';
import { unavailable } from '../http/problemError.ts';

const ISSUER = 'kovan';
const AUDIENCE = 'kovan';
const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

const ClaimsSchema = z.object({
  sub: z.uuid(),
  jti: z.string(),
  family: z.uuid(),
  version: z.int(),
});

/** What a session is made for. */
export type SessionOwner = Pick<typeof users.$inferSelect, 'id' | 'familyId' | 'sessionVersion'>;

/** The product's own session tokens (E-17): signed, for 7 days, ended together by raising the user's version. */
export interface Sessions {
  issue(owner: SessionOwner): Promise<string>;
  /** Who a token stands for; `null` for every token that is not a running session's. A database that fails is a 503. */
  authenticate(token: string): Promise<Viewer | null>;
  /** Ends every session of a user. */
  revoke(userId: string): Promise<void>;
}

export const createSessions = (deps: { db: Database; key: Uint8Array; clock: () => Date }): Sessions => {
  const { db, key, clock } = deps;

  const claimsOf = async (token: string) => {
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

  const currentUser = async ({ sub, family, version }: z.infer<typeof ClaimsSchema>) => {
    try {
      const [user] = await db
        .select({ userId: users.id, familyId: users.familyId, email: users.email })
        .from(users)
        .where(
          and(
            eq(users.id, sub),
            eq(users.familyId, family),
            eq(users.sessionVersion, version),
            eq(users.isActive, true),
          ),
        );
      return user ?? null;
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
    async authenticate(token) {
      const claims = await claimsOf(token);
      return claims && currentUser(claims);
    },
    async revoke(userId) {
      await db
        .update(users)
        .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
        .where(eq(users.id, userId));
    },
  };
};
