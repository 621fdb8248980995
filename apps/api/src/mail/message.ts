import type { Mail } from './mail.ts';

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
