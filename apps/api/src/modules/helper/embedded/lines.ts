/** What stands before an item of a list: "-", "•", "2)". "5. sınıf" is none. */
const BULLET = /^(?:[-–—*•·▪◦●○]|\d{1,2}\))\s+/u;

/** A line that ends so says by itself how it goes on. */
const OWN_END = /[.!?…,;:(–—-]$/u;

/** Between numbers a comma would make pages of one list of them. */
const joint = (before: string, line: string): string => {
  if (OWN_END.test(before)) return ' ';
  return /\d$/.test(before) && /^\d/.test(line) ? '; ' : ', ';
};

/** A text in one line, with single spaces. Each of several lines is a clause of its own, without its bullet. */
export const inOneLine = (text: string): string => {
  const lines = text
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  if (lines.length === 1) return lines.join('');
  return lines
    .map((line) => line.replace(BULLET, ''))
    .reduce((whole, line) => (whole === '' ? line : `${whole}${joint(whole, line)}${line}`), '');
};
