/** A mail as its reader sees it. */
export interface ReadMail {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

/** A mail and whom the envelope was for. */
export interface ReceivedMail extends ReadMail {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
}

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const base64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

const words = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? base64(word) : quotedPrintable(word.replaceAll('_', ' ')),
    );

const split = (source: string) => {
  const end = source.search(/\r?\n\r?\n/);
  const head = source.slice(0, end).replace(/\r?\n[ \t]+/g, ' ');
  const headers = Object.fromEntries(
    head.split(/\r?\n/).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: source.slice(end).replace(/^\r?\n\r?\n/, '') };
};

const decoded = ({ headers, body }: ReturnType<typeof split>): string => {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return base64(body);
  return encoding === 'quoted-printable' ? quotedPrintable(body) : body;
};

/** Reads a mail with a plain and an HTML part from its source. */
export const readMail = (source: string): ReadMail => {
  const { headers, body } = split(source);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1);
  const read = parts.map((part) => split(part.replace(/^\r?\n/, '')));
  const partOf = (type: string): string => {
    const part = read.find((one) => one.headers['content-type']?.startsWith(type));
    if (!part) throw new Error(`the mail has no ${type} part`);
    return decoded(part).replaceAll('\r\n', '\n');
  };
  return { headers, text: partOf('text/plain'), html: partOf('text/html') };
};
