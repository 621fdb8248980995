import { TEXT_LIMITS } from '@kovan/domain/limits';
import { MONTH } from './months.ts';
import { ENGLISH_NUMBER, numberOf, TURKISH_NUMBER } from './numbers.ts';
import type { Found, Sentence } from './sentence.ts';

/** How far before a number a page word is looked for. */
const NEAR = 16;

const PAGE_BEFORE = /(?<![\p{L}\d])(?:sayfa(?:lar)?(?:si|sini|yi)?|sayf|syf|sf|sy|s|pages?|pgs?|pp|p) ?[.:]? ?$/u;
const PAGE_AFTER = /^(?: ?arasi(?:ndaki)?)? ?(?:sayfa|syf|(?:sf|s|pages?)(?![\p{L}'])(?!\.? ?\d))/u;
const ONE = /(\d{1,3})(?![\d])(?: ?(?:'|(?=[a-z])))?([dt][ae]n?|(?:[iu]?n)?c[iu]|y?[aeiu])?(?!\p{L})(\.(?!\d))?/uy;
/** "45-46", "p.5 to p.9", "15. sayfadan 20. sayfaya". */
const RANGE =
  / ?(?:-|to|through|until|ile|ila) ?(?:(?:sayfa|sf?|pages?|pg?)(?![\p{L}])[. ]{0,2})?(?=\d)| sayfa(?:s[iu]n)?dan (?=\d)/uy;
const LIST = / ?(?:,(?! ?\d+[./]\d)(?: ?(?:ve|and))?|ve|and|&) ?(?:sayfa )?(?=\d)| (?=\d)/y;
/** After a number of something else: questions, minutes, a day, a unit. */
const NOT_A_PAGE = new RegExp(
  `^ ?(?:(?:soru|test|alistirma|etkinlik|questions?|exercises?)(?! ?\\d)|dakika|dk|tane|adet|kez|kere|gun|hafta|ay |paragraf|kelime|problem|unite|unit|sinif|bolum|kitap|words?|minutes?|times|days?|weeks?|sentences?|(?:${MONTH})|[:/]\\d)`,
  'u',
);
const IN_WORDS = new RegExp(`(?<![\\p{L}\\d])(?:sayfa (${TURKISH_NUMBER})|page (${ENGLISH_NUMBER}))(?![\\p{L}])`, 'u');

interface Run {
  readonly items: readonly string[];
  readonly end: number;
  /** Whether the last number is an ordinal: "45.", "9 uncu". */
  readonly ordinal: boolean;
}

const stick = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const FROM = /^[dt][ae]n$/;

/** Numbers from a position on, joined by what joins pages: "45-46", "12, 14 ve 16", "30'dan 35'e", "23 24 25". */
const readRun = (text: string, start: number): Run | null => {
  const items: string[] = [];
  let end = start;
  let ordinal = false;
  let joint: 'range' | 'list' | 'space' | null = null;
  for (let at = start; ;) {
    const one = stick(ONE, text, at);
    const value = one?.[1];
    if (!one || value === undefined) break;
    const after = at + one[0].length;
    const previous = items.at(-1);
    if (items.length > 0 && joint !== 'range' && NOT_A_PAGE.test(text.slice(after, after + NEAR))) break;
    if (joint === 'space' && Number(value) <= Number(previous)) break;
    if (joint === 'range' && previous?.includes('-')) {
      // "15-16-17": three pages, not a range of a range.
      items.splice(-1, 1, ...previous.split('-'), value);
    } else if (joint === 'range' && previous !== undefined) items.splice(-1, 1, `${previous}-${value}`);
    else items.push(value);
    end = after;
    ordinal = one[3] !== undefined || /c[iu]$/.test(one[2] ?? '');
    const range = stick(RANGE, text, after) ?? (FROM.test(one[2] ?? '') ? stick(/ (?=\d)/y, text, after) : null);
    const list = range ? null : stick(LIST, text, after);
    if (!range && !list) break;
    joint = range ? 'range' : list?.[0] === ' ' ? 'space' : 'list';
    at = after + (range ?? list ?? [''])[0].length;
  }
  return items.length > 0 ? { items, end, ordinal } : null;
};

const join = (items: readonly string[]): string => {
  let text = '';
  for (const item of items) {
    const longer = text ? `${text}, ${item}` : item;
    if (longer.length > TEXT_LIMITS.page) break;
    text = longer;
  }
  return text;
};

const isPlace = (before: string, run: Run, after: string): boolean => {
  if (PAGE_BEFORE.test(before)) return true;
  // A bare "20 sayfa" is an amount, not a place.
  const several = run.items.length > 1 || run.items.some((item) => item.includes('-'));
  return PAGE_AFTER.test(after) && (run.ordinal || several);
};

/** The pages to do, as "45", "45-46" or "12, 14". */
export const findPages = (sentence: Sentence): Found<string> | null => {
  const { folded } = sentence;
  const number = /(?<![\p{L}\d.,/])\d|(?<=(?:^|[^\p{L}])(?:s|sf|sy|syf|p|pp|pg)\.?)\d|(?<=[ .,:][,.])\d/gu;
  for (let match = number.exec(folded); match; match = number.exec(folded)) {
    const run = readRun(folded, match.index);
    if (!run) continue;
    const before = folded.slice(Math.max(0, match.index - NEAR), match.index);
    if (isPlace(before, run, folded.slice(run.end, run.end + NEAR))) {
      return { value: join(run.items), start: match.index, end: run.end };
    }
    number.lastIndex = Math.max(number.lastIndex, run.end);
  }
  const words = IN_WORDS.exec(folded);
  if (!words) return null;
  return {
    value: String(numberOf(words[1] ?? words[2] ?? '')),
    start: words.index,
    end: words.index + words[0].length,
  };
};
