import type { Language } from '@kovan/api-client/contract';
import { DAY_MS } from '@kovan/domain/durations';
import { KEPT } from '@kovan/domain/kept';
import { and, eq, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { localOneTimeCodes } from '../../db/schema.ts';
import { isOver } from '../../limits/window.ts';
import { codesOf, type SendMail } from '../../mail/mail.ts';
import { textsOf } from './texts.ts';
import { type Account, hashSecret, newSecret } from './tokens.ts';
import { ToolkitError } from './toolkit.ts';

export type CodeRow = typeof localOneTimeCodes.$inferSelect;
export type CodePurpose = CodeRow['purpose'];

const LIFETIME_MS = KEPT.resetHours * 60 * 60_000;
/** An outdated code is still known for a day, so that its bearer reads "expired" and not "wrong". */
const KEPT_MS = DAY_MS;

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

/** Where the links of mails lead; the path is Firebase's own. */
export const ACTION_PATH = '/__/auth/action';

/** The modes of the action page, by Firebase's names. */
export const MODES = { resetPassword: 'PASSWORD_RESET', verifyEmail: 'VERIFY_EMAIL' } as const satisfies Record<
  string,
  CodePurpose
>;

const modeOf = (purpose: CodePurpose) => (purpose === MODES.resetPassword ? 'resetPassword' : 'verifyEmail');

/** The link that a one-time code is used by; without a language the page takes the browser's. */
export const linkOf = (publicUrl: string, purpose: CodePurpose, oobCode: string, language?: Language): string => {
  const query = new URLSearchParams({ mode: modeOf(purpose), oobCode, ...(language && { lang: language }) });
  return `${publicUrl}${ACTION_PATH}?${query.toString()}`;
};

/** Mails a new one-time code: the only way that one leaves the server but for an operator's own terminal. */
export const createCodeMails = (deps: {
  codes: Codes;
  sendMail: SendMail;
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) => ({
  /** Whether the mail was accepted; one that was not is logged, and not kept: whoever waits for it asks again. */
  async send(account: Account, purpose: CodePurpose, language: Language): Promise<boolean> {
    const oobCode = await deps.codes.make(account.id, purpose);
    const texts = textsOf(language);
    const { subject, mail } = texts[purpose];
    const link = linkOf(deps.publicUrl, purpose, oobCode, language);
    try {
      await deps.sendMail({ to: account.email, subject, text: `${mail}\n\n${link}\n\n${texts.ignore}\n` });
    } catch (error) {
      deps.log.warn(codesOf(error), 'code mail not accepted');
      return false;
    }
    return true;
  },
});
