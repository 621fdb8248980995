import { at, capitalise, type Found, matches, type Sentence } from './sentence.ts';

/** What a book is called in Turkish, with the endings of "from the book", "in the book". */
const TURKISH_KIND =
  "(?:ders |calisma |okuma |hikaye |test |soru |etkinlik |alistirma |yardimci |kaynak |konu anlatimli |odev )?(?:kitab[iu]|kitap|kitapcig[iu]|bankasi|fasikul[uü]?|dergisi|defteri|romani|atlasi)|fasikul|yaprak testi?|yaprak test";
const TURKISH_END = "(?:n[iu]?n|n[iu]|n[dt][ae]n?(?:ki)?|[dt][ae]n?(?:ki)?|n[ae]|y?[iu])?";
const WORD = "[\\p{L}\\d'&.-]+";

const QUOTED = /"([^"]{2,80})"/gu;
const TURKISH = new RegExp(`(?<![\\p{L}])((?:${WORD} ){0,4})(${TURKISH_KIND})${TURKISH_END}(?![\\p{L}])`, 'gu');
const ENGLISH = new RegExp(
  `(?<![\\p{L}])((?:${WORD} ){0,4})(student'?s book|activity book|exercise book|practice book|story ?book|course ?book|workbook|textbook|reader|book(?! report| review| club| fair))(?: \\d{1,2})?(?![\\p{L}])`,
  'gu',
);

/** Words that stand before a book's name without belonging to it. */
const STOP =
  /^(?:yarin\w*|bugun\w*|haftaya|gelecek|hafta|onumuzdeki|obur|gun\w*|bu|o|su|bir|ve|ile|da|de|icin|kadar|den|dan|lutfen|pazartesi\w*|sali\w*|carsamba\w*|persembe\w*|cuma|cumaya|cumartesi\w*|pazar\w*|aralik\w*|ocak\w*|kasim\w*|ekim\w*|subat\w*|mart\w*|nisan\w*|mayis\w*|odev\w*|dersi?|teslim|sonra|once|icinde|oku\w*|coz\w*|yap\w*|ogretmen\w*|hoca\w*|hanim\w*|bey\w*|from|the|in|of|for|a|an|her|his|my|our|your|their|by|on|read|reading|do|does|finish|complete|and|to|with|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|week|due|pages?|exercises?|questions?|homework|this|that|please|chapter\w*|unit\w*|bring|using|use|new|story|sayfa\w*|s|\d[\d.,-]*|\S*[.,;:!?])$/;

const withName = (sentence: Sentence, match: RegExpExecArray & { start: number; end: number }, language: 'tr' | 'en') => {
  const words = (match[1] ?? '').split(' ').filter(Boolean);
  const kept: string[] = [];
  for (const word of words.toReversed()) {
    if (STOP.test(word)) break;
    kept.unshift(word);
  }
  const nameLength = kept.join(' ').length + (kept.length > 0 ? 1 : 0);
  const kindStart = match.start + (match[1] ?? '').length;
  const start = kindStart - nameLength;
  const kindEnd = kindStart + (match[2] ?? '').length + (language === 'en' ? (/ \d{1,2}$/.exec(match[0])?.[0].length ?? 0) : 0);
  const alone = kept.length === 0 && /^(?:kitab[iu]|kitap|defteri|book|reader)$/.test(match[2] ?? '');
  return alone ? null : { value: capitalise(at(sentence, { start, end: kindEnd }), language), start, end: match.end };
};

/** The book, as typed and without the ending of "from": "Matematik kitabı", "Tonguç soru bankası", "Workbook". */
export const findBook = (sentence: Sentence): Found<string> | null => {
  for (const match of matches(sentence, QUOTED)) {
    const value = at(sentence, { start: match.start + 1, end: match.end - 1 }).trim();
    if (value) return { value, start: match.start, end: match.end };
  }
  for (const [pattern, language] of [
    [TURKISH, 'tr'],
    [ENGLISH, 'en'],
  ] as const) {
    for (const match of matches(sentence, pattern)) {
      const found = withName(sentence, match, language);
      if (found) return found;
    }
  }
  return null;
};
