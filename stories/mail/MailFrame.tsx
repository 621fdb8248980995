import type { ReportMail } from '@kovan/report/mail';

/** A mail as a mail program shows it: in a document of its own, in the theme of the story. */
export function MailFrame({ mail, dark }: { readonly mail: ReportMail; readonly dark: boolean }) {
  // The frame has the system's theme, whatever the story's one is.
  const html = mail.html.replace('(prefers-color-scheme:dark)', dark ? 'all' : 'not all');
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the story's checks look and run inside; the mail is ours and has no script
    <iframe
      title={mail.subject}
      srcDoc={html}
      style={{ display: 'block', width: '100%', height: '100vh', border: 0 }}
    />
  );
}
