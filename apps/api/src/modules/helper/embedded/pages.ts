import { TEXT_LIMITS } from '@kovan/domain/limits';
import { ENDING } from './dayRules.ts';
import { MONTH } from './months.ts';
import { ENGLISH_NUMBER, numberOf, TURKISH_NUMBER } from './numbers.ts';
import type { Found, Sentence } from './sentence.ts';
import { SUBJECT_WORDS } from './subjectNames.ts';

/** How far before a number a page word is looked for. */
const NEAR = 16;

const PAGE_BEFORE =
  /(?<![\p{L}\d]|\p{L}')(?:sayfa(?:lar)?(?:si|sini|yi)?|sayf|syf|sf|sy|s|pages?|pgs?|pp|p) ?[.:]? ?$/u;
const PAGE_AFTER = /^(?: ?arasi(?:ndaki)?)? ?(?:sayfa|syf|(?:sf|s|pages?)(?![\p{L}'])(?!\.? ?\d))/u;
const ONE =
  /(\d{1,3})(?![\d])(?: ?(?:'|(?=[a-z])))?([dt][ae](?:n|ki)?|(?:[iu]?n)?c[iu]|n?[iu]n|y?[aeiu])?(?!\p{L})(\.(?!\d))?/uy;
/** The word for page once more before a number that goes on: "s.12, s.14", "p.5 to p.9". */
const WORD = '(?:sayfa|syf|sf?|sy|pages?|pp|pg?)(?!\\p{L})[. ]{0,2}';
/** Between them: "s. 101 (1-3), s. 102". */
const ASIDE = '\\([^()]{1,24}\\) ?(?:,|;|ve|and|&)?';

/** "45-46", "p.5 to p.9", "15. sayfadan 20. sayfaya"; and "12, 14 ve 16". */
const jointsWith = (again: string) => ({
  range: new RegExp(` ?(?:-|to|through|until|ile|ila) ?${again}(?=\\d)| sayfa(?:s[iu]n)?dan (?=\\d)`, 'uy'),
  list: new RegExp(
    ` ?(?:,(?! ?\\d+(?:\\.\\d|/(?:0?\\d|1[0-2])(?!\\d)))(?: ?(?:ve|and))?|ve|and|&) ?${again}(?=\\d)| ?${ASIDE} ?${WORD}(?=\\d)| (?=\\d)`,
    'uy',
  ),
});
const OF_PAGES = jointsWith(`(?:${WORD})?`);
/** Before what is no page yet, a word for page begins pages of their own: "unit 2, p. 18", "chapter 5 and pages 60-65". */
const OF_NUMBERS = jointsWith('');
/** Behind a number of minutes, days or weeks, and behind the day of a month; "haftaya" and "ay sonu" stand for themselves. */
const TIME = `dakika|dk|minutes?|gun(?:u|e|de|den|un|une|unde|luk|ler\\p{L}*)?(?!\\p{L})|days?|hafta(?!ya| ?son)|weeks?|ay (?!son)|(?:${MONTH})${ENDING}(?!\\p{L})`;
const IS_TIME = new RegExp(`^ ?(?:${TIME})`, 'u');
/** After a number of something else: questions, minutes, a day, a unit. */
const NOT_A_PAGE = new RegExp(
  `^ ?(?:(?:soru|test|alistirma|etkinlik|questions?|exercises?)(?! ?\\d)|${TIME}|tane|adet|kez|kere|paragraf|kelime|problem|unite|unit|sinif|bolum|kitap|words?|times|sentences?|[:/]\\d)`,
  'u',
);
/** What may have pages as well as be counted: only a number that no list of pages goes on with is one of these. */
const COUNTED =
  /^ ?(?:haftaya|deney|ornek|cumle|metin|siir|resim|sekil|grafik|experiments?|examples?|poems?|pictures?|activit(?:y|ies)|tasks?)(?! ?\d)/;
/** "Sayfa 45 - 26 Kasım": a dash with a space parts as well as joins. */
const DASH_APART = /- | -/;
const IS_DATE = /^\d{1,2}[./]\d/;
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

/** A number or a stretch of a list, the first and the last of it, and where it ends. */
interface Item {
  readonly value: string;
  readonly end: number;
  readonly ordinal: boolean;
}
const firstOf = (item: Item | undefined): number => Number(/^\d+/.exec(item?.value ?? '')?.[0]);
const lastOf = (item: Item | undefined): number => Number(/\d+$/.exec(item?.value ?? '')?.[0]);

/** Pages go up: in front of what is counted the numbers from the first smaller one on belong to it ("40, 1. ve 2. etkinlik"). */
const withoutCounted = (items: readonly Item[]): readonly Item[] => {
  const smaller = items.findIndex((item, i) => firstOf(item) <= lastOf(items[i - 1]));
  return smaller === -1 ? items : items.slice(0, smaller);
};

/** Whether a word for page stands before the number. */
const isNamed = (text: string, start: number): boolean =>
  PAGE_BEFORE.test(text.slice(Math.max(0, start - NEAR), start));

/** Numbers from a position on, joined by what joins pages: "45-46", "12, 14 ve 16", "30'dan 35'e", "23 24 25". */
const readRun = (text: string, start: number): Run | null => {
  const joints = isNamed(text, start) ? OF_PAGES : OF_NUMBERS;
  const items: Item[] = [];
  let isCounted = false;
  let joint: 'range' | 'dash' | 'list' | 'space' | null = null;
  for (let at = start; ;) {
    const one = stick(ONE, text, at);
    const value = one?.[1];
    if (!one || value === undefined) break;
    const end = at + one[0].length;
    const rest = text.slice(end, end + NEAR);
    const previous = items.at(-1);
    if (joint === 'dash' && (IS_TIME.test(rest) || IS_DATE.test(text.slice(at)))) break;
    const isRange = joint === 'range' || joint === 'dash';
    // "13'teki sorular": what is counted stands on it.
    const isPage = one[2]?.endsWith('ki') ?? false;
    const isBeforeNext = new RegExp(`^/${Number(value) + 1}(?!\\d|/(?!${Number(value) + 2}))`).test(rest);
    isCounted = !isPage && !isBeforeNext && NOT_A_PAGE.test(rest);
    if (isCounted && previous && (!isRange || Number(value) <= lastOf(previous))) break;
    isCounted ||= !isPage && COUNTED.test(rest);
    if (joint === 'space' && Number(value) <= lastOf(previous)) break;
    const ordinal = one[3] !== undefined || /c[iu]$/.test(one[2] ?? '');
    if (isRange && previous?.value.includes('-')) {
      // "15-16-17": three pages, not a range of a range.
      items.splice(-1, 1, ...[...previous.value.split('-'), value].map((page) => ({ value: page, end, ordinal })));
    } else if (isRange && previous) items.splice(-1, 1, { value: `${previous.value}-${value}`, end, ordinal });
    else items.push({ value, end, ordinal });
    const isFrom = FROM.test(one[2] ?? '') && parseInt(rest, 10) > Number(value);
    const range = stick(joints.range, text, end) ?? (isFrom ? stick(/ (?=\d)/y, text, end) : null);
    const list = range ? null : stick(isBeforeNext ? /\//y : joints.list, text, end);
    if (!range && !list) break;
    if (range) joint = DASH_APART.test(range[0]) ? 'dash' : 'range';
    else joint = list?.[0] === ' ' ? 'space' : 'list';
    at = end + (range ?? list ?? [''])[0].length;
  }
  const pages = isCounted ? withoutCounted(items) : items;
  const last = pages.at(-1);
  return last ? { items: pages.map(({ value }) => value), end: last.end, ordinal: last.ordinal } : null;
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

/** Right behind a subject or a book a range of two digits and more is one of pages: "mat 34-35", "soru bankası 120-125". */
const IS_RANGE = /^(\d{2,3})-(\d{2,3})$/;
const OF_PAGED = new RegExp(
  `(?<!\\p{L})(?:${SUBJECT_WORDS}|(?:kitab|bankas)[iu]|fasikul[u]?|kitap|workbook|textbook)(?:'?(?:n?[dt][ae]n|n?[iu]n))?:? $`,
  'u',
);

const isBareRange = (text: string, start: number, run: Run): boolean => {
  const [, first, last] = IS_RANGE.exec(run.items[0] ?? '') ?? [];
  const rest = text.slice(run.end, run.end + NEAR);
  return (
    Number(first) < Number(last) &&
    !run.ordinal &&
    !/^ ?aras/.test(rest) &&
    !NOT_A_PAGE.test(rest) &&
    !COUNTED.test(rest) &&
    OF_PAGED.test(text.slice(Math.max(0, start - 2 * NEAR), start))
  );
};

const isPlace = (text: string, start: number, run: Run): boolean => {
  if (isNamed(text, start) || isBareRange(text, start, run)) return true;
  // A bare "20 sayfa" is an amount, not a place.
  const several = run.items.length > 1 || run.items.some((item) => item.includes('-'));
  return PAGE_AFTER.test(text.slice(run.end, run.end + NEAR)) && (run.ordinal || several);
};

/** The pages to do, as "45", "45-46" or "12, 14". */
export const findPages = (sentence: Sentence): Found<string> | null => {
  const { folded } = sentence;
  const number = /(?<![\p{L}\d.,/])\d|(?<=(?:^|[^\p{L}])(?:s|sf|sy|syf|sayfa|p|pp|pg|page)\.?)\d|(?<=[ .,:][,.])\d/gu;
  for (let match = number.exec(folded); match; match = number.exec(folded)) {
    const run = readRun(folded, match.index);
    if (!run) continue;
    if (isPlace(folded, match.index, run)) {
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
