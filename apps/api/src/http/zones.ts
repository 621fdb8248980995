import { type Day, dayIn, isTimeZone } from '@kovan/domain/days';

const MINUTE_MS = 60_000;
/** More than there are zones; their names come in any case. */
const REMEMBERED = 1_000;

interface Known {
  readonly minute: number;
  readonly day: Day;
}

const known = new Map<string, Known>();

/**
 * The day in a zone, or `null` for a zone that this runtime does not know. Making a formatter costs more than the rest of
 * a request, so the day of each zone is remembered for the minute: no day begins within one.
 */
export const todayIn = (timeZone: string, moment: Date): Day | null => {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const last = known.get(timeZone);
  if (last?.minute === minute) return last.day;
  if (!last && !isTimeZone(timeZone)) return null;
  if (known.size >= REMEMBERED) known.clear();
  const day = dayIn(timeZone, moment);
  known.set(timeZone, { minute, day });
  return day;
};
