import type { ReportMail } from '@kovan/report/mail';

/** A mail as a mail program shows it: in a document of its own, in the theme of the story. */
export function MailFrame({ mail, dark }: { readonly mail: ReportMail; readonly dark: boolean }) {
  // The frame has the system's theme, whatever the story's one is.
  const html = mail.html.replace('(prefers-color-scheme:dark)', dark ? 'all' : 'not all');
  return (
    <iframe
      title={mail.subject}
      srcDoc={html}
      style={{ display: 'block', width: '100%', height: '100vh', border: 0 }}
    />
  );
}
