// Texts that are rightly the same in both languages: names, and words that both share.
const SAME = new Set([
  'Kovan',
  'Avatar',
  'E-posta',
  'English',
  'Türkçe',
  'TR',
  'EN',
  'Science',
  'Maths',
  'Google',
  'AI',
  'Onboarding',
]);
// Whole values that take a number but are never one: the six frequencies that have a name go before "every N weeks".
const NEVER_ONE = new Set(['frequency.custom']);
const PLURAL = /_(one|other)$/;

const placeholders = (text) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)]
    .map((match) => match[1])
    .toSorted((a, b) => a.localeCompare(b))
    .join();
const hasLetters = (text) => /\p{L}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));

const compareKey = (key, tr, en) => {
  if (tr === undefined) return [`${key} is missing in tr.json`];
  if (en === undefined) return [`${key} is missing in en.json`];
  const findings = [];
  if (typeof tr !== 'string' || typeof en !== 'string') return [`${key} is no text`];
  if (tr.trim() === '' || en.trim() === '') findings.push(`${key} is empty`);
  if (placeholders(tr) !== placeholders(en) && !key.endsWith('_one'))
    findings.push(`${key} has other placeholders in tr and en`);
  if (tr === en && hasLetters(tr) && !SAME.has(tr)) findings.push(`${key} is the same in both languages: ${tr}`);
  return findings;
};

const comparePlural = (key, texts) => {
  const twin = key.endsWith('_one') ? key.replace(PLURAL, '_other') : key.replace(PLURAL, '_one');
  if (PLURAL.test(key)) return twin in texts ? [] : [`${key} has no ${twin}`];
  return texts[key]?.includes?.('{{count}}') && !NEVER_ONE.has(key)
    ? [`${key} counts, and has no _one and _other`]
    : [];
};

/** What is wrong between the two languages of one folder: missing, empty, untranslated, other placeholders, plurals. */
export const compareLanguages = ({ folder, tr, en }) => {
  const keys = [...new Set([...Object.keys(tr), ...Object.keys(en)])];
  return keys
    .flatMap((key) => [...compareKey(key, tr[key], en[key]), ...comparePlural(key, tr)])
    .map((finding) => `${folder}: ${finding}`);
};
