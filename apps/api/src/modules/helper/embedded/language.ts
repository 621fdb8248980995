import type { Sentence } from './sentence.ts';

const ENGLISH_WORD =
  /(?<![\p{L}])(?:the|and|for|due|by|page|pages|read|write|homework|tomorrow|today|next|week|from|do|finish|complete|exercises?|questions?|of|in|on|a|is|are|to|it|i|my|your|about|bring|learn|draw|study|list|maths?|art|history|essay|story|report|verbs?|words?|lesson|project|island|ideas?|interview|idioms?|iron|ice|ink|insects?|internet|illustrat\p{L}*|imagin\p{L}*|invent\p{L}*|instruments?|introduc\p{L}*|italy|india|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?(?![\p{L}])/gu;
/** Letters and pairs of letters that Turkish words do not have. */
const ENGLISH_SPELLING = /(?<!\p{L})\p{L}*(?:[qwx]|th|sh|ck|ph|gh|ee|rr)\p{L}*/gu;
const TURKISH_LETTER = /[ıİşŞğĞçÇöÖüÜ]/gu;
const TURKISH_WORD =
  /(?<![\p{L}])(?:odev\p{L}*|yarin\p{L}*|bugun|sayfa\p{L}*|kadar|icin|ve|ile|coz\p{L}*|oku\p{L}*|yaz\p{L}*|yap\p{L}*|hafta\p{L}*|gunu?|kitab\p{L}*|ogretmen\p{L}*|hoca\p{L}*|ingilizce\p{L}*|turkce\p{L}*|fen\p{L}*|matematik\p{L}*|sosyal|ders\p{L}*|cuma|pazartesi|sali|carsamba|persembe)(?![\p{L}])/gu;

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** The language that a sentence is written in; Turkish in doubt. */
export const languageOf = ({ text, folded }: Sentence): 'tr' | 'en' =>
  count(folded, ENGLISH_WORD) + count(folded, ENGLISH_SPELLING) >
  count(text, TURKISH_LETTER) + count(folded, TURKISH_WORD)
    ? 'en'
    : 'tr';
