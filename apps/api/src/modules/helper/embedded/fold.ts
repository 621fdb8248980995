const TURKISH: Readonly<Record<string, string>> = {
  ı: 'i',
  İ: 'i',
  I: 'i',
  ş: 's',
  Ş: 's',
  ğ: 'g',
  Ğ: 'g',
  ü: 'u',
  Ü: 'u',
  ö: 'o',
  Ö: 'o',
  ç: 'c',
  Ç: 'c',
  â: 'a',
  Â: 'a',
  î: 'i',
  Î: 'i',
  û: 'u',
  Û: 'u',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
};

/** One unit for one: of all there are, only "İ" has more of them in lower case. */
const foldUnit = (unit: string): string => TURKISH[unit] ?? unit.toLowerCase();

/** Lower case, without Turkish letters and accents; position for position the same as the text. */
export const fold = (text: string): string => {
  let folded = '';
  // By UTF-16 unit on purpose: the twin must keep every position of the text.
  for (let i = 0; i < text.length; i++) folded += foldUnit(text.charAt(i));
  return folded;
};
