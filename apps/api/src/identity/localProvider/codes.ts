import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { localOneTimeCodes } from '../../db/schema/identity.ts';
import { isOver } from '../../limits/window.ts';
import { hashSecret, newSecret } from './tokens.ts';
import { ToolkitError } from './toolkitError.ts';

export type CodeRow = typeof localOneTimeCodes.$inferSelect;
export type CodePurpose = CodeRow['purpose'];

const LIFETIME_MS = 60 * 60_000;
/** An outdated code is still known for a day, so that its bearer reads "expired" and not "wrong". */
const KEPT_MS = 24 * 60 * 60_000;

/** One-time codes: made for a mail, good for an hour, and once. */
export const createCodes = (deps: { db: Database; clock: () => Date }) => {
  const { db, clock } = deps;
  return {
    async make(accountId: string, purpose: CodePurpose): Promise<string> {
      const now = clock().getTime();
      await db.delete(localOneTimeCodes).where(lte(localOneTimeCodes.expiresAt, new Date(now - KEPT_MS)));
      const code = newSecret();
      const expiresAt = new Date(now + LIFETIME_MS);
      await db.insert(localOneTimeCodes).values({ codeHash: hashSecret(code), accountId, purpose, expiresAt });
      return code;
    },

    /** Whose code this is and what for; refuses an unknown and an outdated one. */
    async find(code: string): Promise<CodeRow> {
      if (code === '') throw new ToolkitError('MISSING_OOB_CODE');
      const [row] = await db
        .select()
        .from(localOneTimeCodes)
        .where(eq(localOneTimeCodes.codeHash, hashSecret(code)));
      if (!row) throw new ToolkitError('INVALID_OOB_CODE');
      if (isOver(row.expiresAt, clock(), LIFETIME_MS)) throw new ToolkitError('EXPIRED_OOB_CODE');
      return row;
    },

    /** Uses a code up; of two who try at once, the second is refused. */
    async use(code: string, purpose: CodePurpose): Promise<CodeRow> {
      const found = await this.find(code);
      const [row] = await db
        .delete(localOneTimeCodes)
        .where(and(eq(localOneTimeCodes.codeHash, found.codeHash), eq(localOneTimeCodes.purpose, purpose)))
        .returning();
      if (!row) throw new ToolkitError('INVALID_OOB_CODE');
      return row;
    },
  };
};

export type Codes = ReturnType<typeof createCodes>;
