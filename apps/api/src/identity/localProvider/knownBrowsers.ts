import { DAY_MS, DAY_SECONDS } from '@kovan/domain/durations';
import { KEPT } from '@kovan/domain/kept';
import { and, desc, eq, gt, inArray, lte, ne, notInArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { localAccounts, localKnownBrowsers as table } from '../../db/schema.ts';
import { cookieOf } from '../../http/cookies.ts';
import { hashSecret, isSecret, newSecret } from './tokens.ts';

/** How long a browser is known after its last sign-in. */
const KNOWN_DAYS = KEPT.browserDays;
/** How many browsers an account has; the one that signed in longest ago goes. */
const MOST = 20;

/**
 * Browsers in which accounts have signed in, or had their password reset. All that being known is good for is a count of
 * failures of one's own, so that strangers who guess lock nobody out at home; it opens nothing.
 */
export const createKnownBrowsers = (deps: { db: Database; clock: () => Date }) => {
  const { db, clock } = deps;

  const isFresh = () => {
    const now = clock().getTime();
    return and(
      gt(table.lastUsedAt, new Date(now - KNOWN_DAYS * DAY_MS)),
      // Noted by a clock that was put right since: one that is used later than tomorrow has run out.
      lte(table.lastUsedAt, new Date(now + DAY_MS)),
    );
  };

  /** The token that the browser keeps, or a new one where it has none of ours: what it says may be made up. */
  const tokenFor = async (tx: Database, token: string | null): Promise<string> => {
    if (token === null || !isSecret(token)) return newSecret();
    const isOurs = and(eq(table.tokenHash, hashSecret(token)), isFresh());
    const [known] = await tx.select({ tokenHash: table.tokenHash }).from(table).where(isOurs).limit(1);
    return known ? token : newSecret();
  };

  return {
    /** Whether the account of this address has signed in where this token is kept. */
    async isKnown(email: string, token: string | null): Promise<boolean> {
      if (token === null || !isSecret(token)) return false;
      const [row] = await db
        .select({ accountId: table.accountId })
        .from(table)
        .innerJoin(localAccounts, eq(localAccounts.id, table.accountId))
        .where(and(eq(table.tokenHash, hashSecret(token)), eq(localAccounts.email, email), isFresh()));
      return row !== undefined;
    },

    /** Notes that an account has signed in in a browser; gives the token that it is to keep. */
    remember: (accountId: string, kept: string | null): Promise<string> =>
      db.transaction(async (tx) => {
        const token = await tokenFor(tx, kept);
        const lastUsedAt = clock();
        await tx
          .insert(table)
          .values({ accountId, tokenHash: hashSecret(token), lastUsedAt })
          .onConflictDoUpdate({ target: [table.tokenHash, table.accountId], set: { lastUsedAt } });
        const latest = tx
          .select({ tokenHash: table.tokenHash })
          .from(table)
          .where(eq(table.accountId, accountId))
          .orderBy(desc(table.lastUsedAt), table.tokenHash)
          .limit(MOST);
        await tx.delete(table).where(and(eq(table.accountId, accountId), notInArray(table.tokenHash, latest)));
        return token;
      }),

    /** Forgets an account's browsers, but for one that may stay: a new password ends what others knew. */
    async forget(accountId: string, but: string | null): Promise<void> {
      const stays = but === null ? undefined : ne(table.tokenHash, hashSecret(but));
      await db.delete(table).where(and(eq(table.accountId, accountId), stays));
    },

    /** Forgets what was not used for half a year, some at a time; gives how many went. */
    async sweep(most: number): Promise<number> {
      const before = new Date(clock().getTime() - KNOWN_DAYS * DAY_MS);
      const old = db
        .select({ tokenHash: table.tokenHash })
        .from(table)
        .where(lte(table.lastUsedAt, before))
        .limit(most);
      const gone = and(inArray(table.tokenHash, old), lte(table.lastUsedAt, before));
      return (await db.delete(table).where(gone).returning({ tokenHash: table.tokenHash })).length;
    },
  };
};

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

const NAME = 'kovan-known';
/** Where the browser sends it: to the identity protocol, and with no call or page of the product. */
const PATH = '/identitytoolkit.googleapis.com/';

/** The token of a browser in which somebody has signed in; `null` where there is none. */
export const knownToken = (request: Pick<FastifyRequest, 'headers'>): string | null => {
  const token = cookieOf(request, NAME);
  return token !== null && isSecret(token) ? token : null;
};

/** Lets the browser keep its token: the one cookie that this server sets, which no script reads and no other site has sent. */
export const keepKnownToken = (reply: FastifyReply, token: string, publicUrl: string): void => {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${NAME}=${token}; Path=${PATH}; Max-Age=${KNOWN_DAYS * DAY_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
};
