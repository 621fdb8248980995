import { addToDay, weekdayIndex } from '@kovan/domain/days';
import { chooseDueDay } from './dueDate.ts';
import { numberOf } from './numbers.ts';
import { at, type Sentence, type Span } from './sentence.ts';
import { isBeside, type NamedDay } from './weekdayBeside.ts';
import { WEEKDAY } from './weekdays.ts';

/** How far from the figures what tells about them is looked for. */
const NEAR = 48;

/** Before figures that are no day. */
const NUMBERED =
  /(?<!\p{L})(?:saat|sayfa|sayfalar|syf|sf|sy|s\.?|pp?\.?|pgs?\.?|pages?|units?|unite|bolum|konu|soru|alistirma|problem|ornek|etkinlik|kazanim|sekil|tablo|chapters?|ch\.?|sections?|sec\.?|problems?|questions?|exercises?|ex\.?|figure|table|at) ?$|[%$€₺§] ?$/u;
/** Before the number of a page, a unit or a test: then "haftaya" behind it is next week, and no amount of them. */
const PAGE_OR_TEST =
  /(?<!\p{L})(?:sayfa|syf|sf|sy|s\.?|pp?\.?|pages?|unite|bolum|units?|chapters?|test|deneme) ?((?:\d{1,3}\.?(?: ?[,-] ?| (?:(?:ve|ile|and) )?))*)$/u;
const WEEKS_ON = /^(\S+(?: \S+)?) haftaya/;

const COUNTED_TR =
  "(?:saat|dakika|sayfa|litre|kilo|gram|metre|santi|lira|soru|konu|alistirma|problem|bolum|unite|kazanim|etkinlik|baslik|ornek|numara|nolu|no'lu|kesir|kesr)\\p{L}*";
const COUNTED_EN =
  'hours?|hrs?|minutes?|mins?|pages?|lit(?:re|er)s?|met(?:re|er)s?|kilo(?:met(?:re|er)|gram)s?|miles?|grams?|pounds?|inch(?:es)?|questions?|exercises?|problems?|sections?|chapters?|percent|am|pm';
/** After figures that count or number something: "1.5 litre", "3.2 alıştırmaları"; not what has its own number or name. */
const COUNTED = new RegExp(
  `^(?: ?%| ?(?:${COUNTED_TR}|${COUNTED_EN}|dk|lt|ml|kg|gr|cm|mm|km|tl|l|g|m)(?!\\p{L})(?!:? (?:\\d|bankasi|books?(?!\\p{L}))))`,
  'u',
);

const JOINT = "(?:'?[dt][ae]n)? ?(?:-|,|;|&|(?<= )(?:ve|ile|ila|and|to|through)(?= )|(?<=n )) ?";
const LISTED_BEFORE = new RegExp(`\\d[./]\\d{1,2}${JOINT}$`, 'u');
const LISTED_AFTER = new RegExp(`^${JOINT}\\d{1,2}[./]\\d`, 'u');

/** Before a day of handing in; "by" may also be said of numbers. */
const DUE_BEFORE =
  /(?<!\p{L})(?:due(?: date)?(?: is)?(?: on| by| for)?|(?:hand|turn|give)(?:ed)? (?:it |them )?in (?:on|by)|submit(?:ted)?(?: it)? (?:on|by)|(?<!(?:multipl|divid|increas|decreas|scal)\p{L}* (?:\S+ ){0,3})by|until|till|before|deadline(?: is)?|no later than|en gec|son (?:gun|tarih|teslim)\p{L}*(?: (?:tarih|gun)\p{L}*)?|teslim(?: (?:tarih|gun)\p{L}*)?):? (?:\d{1,2}[./]\d{1,2} (?:or|veya|ya ?da) )?$/u;
/** After one: "tarihine kadar", "teslim edilecek"; not "teslim cuma". */
const DUE_AFTER =
  /^(?: gun\p{L}*)?(?: tarihi\p{L}*| kadar| son gun| teslim(?: (?:ed|ol)\p{L}*| *(?:$|[.,;!?)])))(?![\p{L}\d])/u;
/** "8.12'ye": to a day. */
const DATIVE = /\d(?:'[yn]?[ae]|y[ae])(?: ?gun\p{L}*)?$|gunune$/u;
/** "3.2'yi", "3.2'nin", "3.2a": figures with an ending that no day takes. */
const NO_DAY_ENDING = /\d(?:'?[yn]?[iu]|'?n?[iu]n|[ae])$/u;

const A_WEEKDAY = new RegExp(`(?<!\\p{L})(?:${WEEKDAY})`, 'u');

const before = ({ folded }: Sentence, { start }: Span): string => folded.slice(Math.max(0, start - NEAR), start);
const after = ({ folded }: Sentence, { end }: Span): string => folded.slice(end, end + NEAR);

/** Figures alone, such with an ending ("4'ünde"), and the first of two ("5-7 Aralık"). */
const MAY_COUNT = /^(?:[\d./]+|\d{1,2}'?\p{L}+|\d{1,2} ?-.*)$/u;

/** "Sayfa 45 haftaya", "s. 15, 16 haftaya"; not "s. 15, 2 haftaya kadar", as the numbers of a list go up. */
const isNumberBeforeNextWeek = (sentence: Sentence, span: Span): boolean => {
  const [, number] = WEEKS_ON.exec(sentence.folded.slice(span.start, span.end)) ?? [];
  if (number === undefined) return false;
  const [, list] = PAGE_OR_TEST.exec(before(sentence, span)) ?? [];
  return list !== undefined && Number(/\d+(?=\D*$)/.exec(list)?.[0] ?? 0) < numberOf(number);
};

/** Whether figures number or count something, such as a page, an hour or a litre; those with a year count nothing. */
export const isCount = (sentence: Sentence, span: Span): boolean => {
  const own = at(sentence, span);
  if (isNumberBeforeNextWeek(sentence, span)) return true;
  if (!MAY_COUNT.test(own)) return false;
  return NUMBERED.test(before(sentence, span)) || (/^\d+[./]\d+$/.test(own) && COUNTED.test(after(sentence, span)));
};

/** "3.1 to 3.5", "5.2 and 5.3", "3.1.2". */
const isListed = (sentence: Sentence, span: Span): boolean =>
  /^[.,/-]\d/.test(after(sentence, span)) ||
  LISTED_BEFORE.test(before(sentence, span)) ||
  LISTED_AFTER.test(after(sentence, span));

/** Whether a day stands beside that the figures agree with; with two digits each, or a slash, a weekday may disagree. */
const hasDayBeside = (sentence: Sentence, day: NamedDay, named: readonly NamedDay[]): boolean => {
  const { folded } = sentence;
  const isFull = /^(?:\d\d\.\d\d|\d+\/)/.test(at(sentence, day));
  return named
    .filter((other) => other.kind === undefined)
    .filter((other) => isBeside(folded, other, day) || isBeside(folded, day, other))
    .some((other) => {
      if (!A_WEEKDAY.test(folded.slice(other.start, other.end))) return other.value === day.value;
      // A section agrees by chance with one weekday of seven: "Math 5.2 Friday" means no Friday in February.
      const isNear = day.value <= addToDay(other.value, { weeks: 4 });
      return isFull || (isNear && weekdayIndex(other.value) === weekdayIndex(day.value));
    });
};

/**
 * The days without figures such as "3.2" that are more likely a section or an amount. They are a day where a word of
 * handing in, an ending or a weekday says so, or where no other day to hand in is named.
 */
export const withoutNumbers = (sentence: Sentence, found: readonly NamedDay[]): readonly NamedDay[] => {
  const named = found.filter(({ kind }) => kind !== 'figures');
  const isDueNamed = chooseDueDay(sentence, named) !== null;
  const isSaid = (day: NamedDay): boolean => {
    const isDue =
      DATIVE.test(sentence.folded.slice(day.start, day.end)) ||
      DUE_BEFORE.test(before(sentence, day)) ||
      DUE_AFTER.test(after(sentence, day));
    return isListed(sentence, day) ? isDue && !isDueNamed : isDue || hasDayBeside(sentence, day, named);
  };
  const sure = found.filter((day) => day.kind !== 'figures' || isSaid(day));
  if (chooseDueDay(sentence, sure) !== null) return sure;
  return found.filter(
    (day) =>
      sure.includes(day) || !(isListed(sentence, day) || NO_DAY_ENDING.test(sentence.folded.slice(day.start, day.end))),
  );
};
