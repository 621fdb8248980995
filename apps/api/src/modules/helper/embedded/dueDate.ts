import type { Day } from '@kovan/domain/days';
import { MONTH } from './months.ts';
import { dayOfFirstPiece } from './pieces.ts';
import type { Found, Sentence, Span } from './sentence.ts';
import { isOwner } from './spent.ts';

/** What stands around the day on which homework is handed in, and around the day on which it was given. */
const DEADLINE_AFTER =
  /^[,' ]*(?:gun(?:u|une)?)? ?(?:(?:sabah|ogle|aksam|gece)\p{L}{0,6} ?)?(?:tarihi\p{L}* ?)?(?:saat [\d.:]+(?:'?[a-z]+)? ?)?(?:ka?da?r|dek|teslim|yetis|bit|son|istiyor|verecek|getir|gotur|hazir|kontrol|due|deadline)/u;
const DEADLINE_BEFORE =
  /(?:due(?: on| by| date)?|by|until|till|for|before|deadline(?: is)?|son (?:gun|tarih|teslim)\S*|teslim(?: tarihi| gunu)?|hand (?:it )?in(?: on)?|submit(?: it)?(?: by| on)?):? ?(?:the )?$/;
/** "On Sunday, due Wednesday": words of handing in behind a comma that lead on to the next day. */
const LEADS_ON = new RegExp(`^[,;] ?${DEADLINE_BEFORE.source}`);
const GIVEN_AFTER =
  /^'?[a-z]* ?(?:(?:[a-z]+ )?(?:ders|kurs|etu[dt])[a-z]* )?(?:verildi|verdi|verilen|vermis|dedi|soyledi|yazdi|yazildi|isledi|gorduk|ogrendi|basla|was|we (?:did|learned|had))/;
const GIVEN_BEFORE = /(?:given|assigned|set|gave) (?:on )?$/;
/** "Bugünkü ödev", "bugün s. 12 verdi", "bugün kesirlere başladık": today homework was given. A point behind a few letters ends nothing. */
const GIVEN_TODAY =
  /^(?:(?:bugunku|today's) (?:\p{L}+ )?(?:odev|homework|hw(?!\p{L}))|(?:bugun|today)(?:[^,;.!?]|(?<=(?<!\p{L})\p{L}{1,3})\.)*(?<!\p{L})(?:verdi|verildi|(?:isle|ogren|basla|yap|gor|bitir)d[iu]k|gave|assigned|we (?:did|had|learn|started|finished)))/u;
/** "Cumaya kadar değil": a day that is denied, and one from which on something is done every day. */
const DENIED_AFTER = /^'?\p{L}{0,3} ?(?:(?:(?:ka?da?r|dek) )?degil|itibaren)/u;
const DENIED_BEFORE = /(?<!\p{L})(?:not (?:by |on |for |until )?|(?:from|start(?:s|ing)?) (?:on )?)$/u;
/** "Yarın ödev yok", "no homework for tomorrow": any other day is rather the one. */
const NOTHING_AFTER =
  /^'?\p{L}{0,3} (?:\p{L}+ ){0,2}(?:odev\p{L}*|(?:hic ?)?bi(?:r ?)?sey|ders|okul|kurs) yok(?!\p{L})/u;
const NOTHING_BEFORE = /(?<!\p{L})(?:no (?:homework|hw|school|class)|nothing)(?: due)?(?: for| on)? (?:the )?$/u;
/** "Bugün okula gelemedi": what was not done today is no homework for it. */
const NOT_DONE = /^[^,;.!?]*(?<!ko)m[ae]d[iu](?:[mk]|l[ae]r|n[iu]z)?(?!\p{L})/u;
/** "28 Kasım - 5 Aralık", "between Monday and Friday": of a stretch of time the last day counts. */
const STRETCH = /^(?: ?- ?| (?:to|through|ile|ila) )(?:the )?$/u;
const BETWEEN = /(?<!\p{L})between (?:the )?$/u;
/** "23 Nisan şiiri", "10 Kasım Atatürk'ü Anma Günü": a feast that homework is about. */
const THEME_AFTER =
  /^(?:'?\p{L}{0,3} ?(?:\p{L}{3,12} ){0,2}(?:siir|saka|bayram|kutlama|anma|konulu|kompozisyon|resm|pano|afis|zafer|haftasi|sehit|ogretmenler)| (?:ulusal egemenlik|ataturk'?u an|demokrasi ve milli))/u;
/** "Konu: 29 Ekim". */
const THEME_BEFORE = /(?<!\p{L})konu(?:su|muz)?:? $/u;

/** "Geçen cuma", "last Friday": a day that is over. */
const OVER_BEFORE = /(?<!\p{L})(?:gecen(?: hafta)?|last) $/u;
/** Endings of "to" a day, and of "from" one. */
const TO = new RegExp(`(?:[yn][ae]|[' ][ae]|gunune|(?:${MONTH})[ae])$`, 'u');
const FROM = /[dt][ae]n$/;
/** A clause that names homework. */
export const HOMEWORK = /(?<!\p{L})(?:odev|homework|hw(?!\p{L}))/u;

/** What stands around a day up to the next comma or end of a sentence. */
const clauseAround = ({ folded }: Sentence, { start, end }: Span): string =>
  (/[^,;.!?]*$/.exec(folded.slice(0, start))?.[0] ?? '') + (/^[^,;.!?]*/.exec(folded.slice(end))?.[0] ?? '');

const after = (sentence: Sentence, span: Span): string => sentence.folded.slice(span.end, span.end + 28);
/** "Pazartesi ya da salı", "Thursday or Friday": what is said of the second day is said of the first. */
const OR = /^ ?(?:,|m[iu]|ya ?da|veya|or|and|ve)(?: (?:on|by))? ?$/u;

/** The days of Turkish feasts and remembrance, in figures or in words, named without an ending. */
const FEAST =
  /^(?:(?:1|bir|23|yirmi ?uc) nisan|(?:19|on ?dokuz) mayis|(?:29|yirmi ?dokuz) ekim|(?:30|otuz) agustos|(?:10|on|24|yirmi ?dort) kasim|(?:18|on ?sekiz) mart|(?:15|on ?bes) temmuz)$/;

/** Whether the day is what homework is about, and so belongs into its title. */
export const isTheme = (sentence: Sentence, span: Span): boolean =>
  FEAST.test(sentence.folded.slice(span.start, span.end)) &&
  (THEME_AFTER.test(after(sentence, span)) || THEME_BEFORE.test(sentence.folded.slice(0, span.start)));

/** Beside the day of an exam that homework is not. */
const EXAM = /(?<!\p{L})(?:sinav|yazili|exam|quiz)/u;

/** Words for a day that no homework was given on: it is yet to come. */
const isAhead = (folded: string): boolean => /^(?:ya?ri?n|tom|2mor|obur|haftaya|gelecek|next)/.test(folded);

const beginsStretch = ({ folded }: Sentence, span: Span, days: readonly Span[]): boolean =>
  days.some(({ start }) => {
    const between = folded.slice(span.end, start);
    return (
      start > span.end && (STRETCH.test(between) || (between === ' and ' && BETWEEN.test(folded.slice(0, span.start))))
    );
  });

/** Whether the words of handing in that follow are said of a later day. */
const leadsOn = ({ folded }: Sentence, span: Span, days: readonly Span[]): boolean =>
  days.some(({ start }) => start > span.end && LEADS_ON.test(folded.slice(span.end, start)));

/** "Hand in Friday's homework tomorrow": beside another day of its clause it may only tell which one is meant. */
const tellsWhich = (sentence: Sentence, span: Span, days: readonly Span[]): boolean =>
  isOwner(sentence, span) &&
  days.some(({ start }) => start > span.end && !/[,;:.!?]/.test(sentence.folded.slice(span.end, start)));
const OWN_HOMEWORK = /^(?:'s)? (?:\p{L}+ )?(?:homework|hw)(?!\p{L})/u;

const lastOfChoice = (sentence: Sentence, span: Span, days: readonly Span[]): Span => {
  const next = days.find(({ start }) => start > span.end && OR.test(sentence.folded.slice(span.end, start)));
  return next ? lastOfChoice(sentence, next, days) : span;
};

const weigh = (sentence: Sentence, span: Span, days: readonly Span[]): number => {
  const before = sentence.folded.slice(Math.max(0, span.start - 24), span.start);
  const last = lastOfChoice(sentence, span, days);
  const rest = leadsOn(sentence, last, days) ? '' : after(sentence, last);
  const own = sentence.folded.slice(span.start, span.end);
  let weight = 0;
  if (DEADLINE_AFTER.test(rest) || DEADLINE_BEFORE.test(before)) weight += 2;
  if (TO.test(own)) weight += 1;
  if (FROM.test(own) && !/^ (?:once|evvel)/.test(rest)) weight -= 1;
  if (HOMEWORK.test(clauseAround(sentence, span))) weight += 0.5;
  if (tellsWhich(sentence, span, days)) weight -= OWN_HOMEWORK.test(rest) ? 2.5 : 0.25;
  if (NOTHING_AFTER.test(rest) || NOTHING_BEFORE.test(before)) weight -= 2;
  if (!isAhead(own) && (GIVEN_AFTER.test(rest) || GIVEN_BEFORE.test(before))) weight -= 3;
  if (own === 'bugun' && NOT_DONE.test(sentence.folded.slice(span.end))) weight -= 3;
  if (GIVEN_TODAY.test(sentence.folded.slice(span.start))) weight -= 3;
  if (
    DENIED_AFTER.test(rest) ||
    DENIED_BEFORE.test(before) ||
    OVER_BEFORE.test(before) ||
    beginsStretch(sentence, span, days) ||
    isTheme(sentence, span)
  )
    weight -= 3;
  return weight;
};

/**
 * Which of the days is the due day: the one that words of handing in stand beside, else the first that is not "given". Of
 * several pieces of homework it is that of the first.
 */
export const chooseDueDay = (sentence: Sentence, days: readonly Found<Day>[]): Found<Day> | null => {
  const ranked = days
    .map((day) => ({ day, weight: weigh(sentence, day, days) }))
    .filter(({ weight }) => weight > -2)
    .sort((a, b) => b.weight - a.weight || a.day.start - b.day.start);
  const best = ranked[0]?.day;
  if (!best) return null;
  const others = ranked.filter(({ day, weight }) => weight >= 0 && !EXAM.test(clauseAround(sentence, day)));
  return dayOfFirstPiece(
    sentence,
    others.map(({ day }) => day).sort((a, b) => a.start - b.start),
    best,
  );
};
