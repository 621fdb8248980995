import { at, capitalise, type Found, matches, type Sentence } from './sentence.ts';

const NAME = "\\p{L}[\\p{L}']{1,19}";
/** "Ayşe öğretmen", "Mehmet Hoca'nın", "Zeynep Hanım", with the endings that follow the title. */
const TURKISH = new RegExp(
  `(?<![\\p{L}])((?:${NAME} )?${NAME}) (ogretmen|ogrtmen|hoca|hanim|bey)(?:imiz|im|miz|m)?(?:'?(?:n?[iu]n|ye|ya|y[iu]|[dt][ae]n|[dt][ae]|[ea]|[iu]))?(?![\\p{L}])`,
  'gu',
);
const ENGLISH = new RegExp(`(?<![\\p{L}])(mr|mrs|ms|miss|dr|prof|teacher|coach)\\.? (${NAME}?)(?:'s)?(?![\\p{L}])`, 'gu');

/** Words that stand before a title without being a name. */
const NOT_A_NAME =
  /^(?:matematig?k?|fen|turkce|ingilizce|tarih|fizik|kimya|biyoloji|muzik|resim|beden|din|sosyal|cografya|sinif|bizim|yeni|bu|su|o|bir|her|sevgili|degerli|rehber|okul|ders|odev|icin|kadar|dan|den|gore|yarin\w*|bugun\w*|haftaya|gune?|gunu|kitab\w*|sayfa\w*|ve|ile|sayin|soyledi|verdi|dedi|odevi|test|testi|cuma\w*|pazar\w*|pazartesi\w*|sali\w*|carsamba\w*|persembe\w*|cumartesi\w*|proje\w*|sunum\w*|calisma\w*|teslim|the|a|an|my|our|your|his|her|is|will|who|from|asked|said|aralik|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|alistirma\w*|soru\w*|siir\w*|yaz\w*|oku\w*|coz\w*|cevap\w*|unite\w*|konu\w*|etkinlik\w*|deney\w*|defter\w*|hoca|ogretmen|hanim|bey|hepsi\w*|tum\w*|ezber\w*|hazirla\w*|lazim|var|yok|gerek\w*|istedi|istiyor|kontrol)$/;

const TITLES: Readonly<Record<string, string>> = { ogrtmen: 'öğretmen' };

const turkish = (sentence: Sentence): Found<string> | null => {
  for (const match of matches(sentence, TURKISH)) {
    const words = (match[1] ?? '').split(' ');
    const kept: string[] = [];
    for (const word of words.toReversed()) {
      if (NOT_A_NAME.test(word)) break;
      kept.unshift(word);
    }
    // Two words are one name only where both are written with a capital: "Fatma Nur öğretmen", not "yarına Ayşe öğretmen".
    const length = kept.length === 2 && !isCapital(sentence, match.start + (match[1] ?? '').lastIndexOf(kept[0] ?? '')) ? 1 : kept.length;
    if (length === 0) continue;
    const namePart = kept.slice(-length).join(' ');
    const nameStart = match.start + (match[1] ?? '').length - namePart.length;
    const titleStart = match.start + (match[1] ?? '').length + 1;
    const title = match[2] ?? '';
    const name = at(sentence, { start: nameStart, end: titleStart - 1 });
    const written = TITLES[title] ?? at(sentence, { start: titleStart, end: titleStart + title.length });
    const value = [...name.split(' ').map((word) => capitalise(word, 'tr')), written].join(' ');
    return { value, start: nameStart, end: match.end };
  }
  return null;
};

const isCapital = (sentence: Sentence, position: number): boolean => /\p{Lu}/u.test(sentence.text.charAt(position));

const english = (sentence: Sentence): Found<string> | null => {
  for (const match of matches(sentence, ENGLISH)) {
    const name = match[2] ?? '';
    if (NOT_A_NAME.test(name)) continue;
    const nameStart = match.start + match[0].indexOf(name, (match[1] ?? '').length);
    const title = at(sentence, { start: match.start, end: nameStart - 1 });
    const value = `${capitalise(title, 'en')} ${capitalise(at(sentence, { start: nameStart, end: nameStart + name.length }), 'en')}`;
    return { value, start: match.start, end: match.end };
  }
  return null;
};

/** The teacher as one writes it: "Ayşe öğretmen", "Mehmet Hoca", "Mrs. Brown"; without a name there is none. */
export const findTeacher = (sentence: Sentence): Found<string> | null => turkish(sentence) ?? english(sentence);
