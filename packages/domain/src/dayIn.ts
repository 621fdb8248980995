/**
 * A calendar day as `YYYY-MM-DD`, with no time and no zone (decisions.md, Dates). Plain strings compare and sort
 * rightly, so days are compared with `<` and `===`.
 */
export type Day = string;

const formatterOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

/** Making one costs more than all it is used for; whoever asks, mostly asks for the same zone again. */
let latest: { readonly timeZone: string; readonly formatter: Intl.DateTimeFormat } | undefined;

/** The day it is in an IANA zone at a moment (default: now). */
export const dayIn = (timeZone: string, moment: Date = new Date()): Day => {
  if (latest?.timeZone !== timeZone) latest = { timeZone, formatter: formatterOf(timeZone) };
  const parts = latest.formatter.formatToParts(moment);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};

/** The zone of a viewer who names none (decisions.md, Dates). */
export const FALLBACK_ZONE = 'Europe/Istanbul';

/** Whether this runtime knows the IANA zone. */
export const isTimeZone = (timeZone: string): boolean => {
  // Intl also takes offsets such as "+03:00", which are no IANA zones and know no daylight saving.
  if (!/^[A-Za-z]/.test(timeZone)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
};
