import { dayIn, formatDueDay } from '@kovan/domain/days';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useTimeZone, useToday } from '../../../providers/ClockProvider.tsx';

/** The viewer's day of a moment, in words; the year only where it is another one. */
export const useDayOf = (): ((moment: string) => string) => {
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const today = useToday();
  return (moment) => formatDueDay(dayIn(timeZone, new Date(moment)), language, today);
};
