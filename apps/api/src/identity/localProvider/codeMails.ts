import type { Language } from '@kovan/api-client/contract';
import type { SendMail } from '../../mail/mail.ts';
import type { CodePurpose, Codes } from './codes.ts';
import { textsOf } from './texts.ts';
import type { Account } from './tokens.ts';

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
export const createCodeMails = (deps: { codes: Codes; sendMail: SendMail; publicUrl: string }) => ({
  async send(account: Account, purpose: CodePurpose, language: Language): Promise<void> {
    const oobCode = await deps.codes.make(account.id, purpose);
    const texts = textsOf(language);
    const { subject, mail } = texts[purpose];
    const link = linkOf(deps.publicUrl, purpose, oobCode, language);
    await deps.sendMail({ to: account.email, subject, text: `${mail}\n\n${link}\n\n${texts.ignore}\n` });
  },
});
