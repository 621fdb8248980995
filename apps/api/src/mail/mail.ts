/** A mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The same at every try, so that a mailbox that got it already can tell; made anew where it is absent. */
  readonly messageId?: string;
}

/** Hands a mail over; resolves when it was accepted, and rejects when it was not, within about ten seconds. */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<void>;

/** A mail in the words of Nodemailer. */
export const messageOf = (mail: Mail, from: string, date: Date) => ({
  ...mail,
  from,
  date,
  // An object: in a text, a comma within an address would make two recipients of it.
  to: { name: '', address: mail.to },
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  // What people have typed names no file and no address to load.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The codes of a mail's failure, which say nothing of anybody; its message may name the recipient. */
export const codesOf = (error: unknown) => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { errorClass: error instanceof Error ? error.name : typeof error, errorCode: code, responseCode };
};
