import { dayIn, formatDay } from '@kovan/domain/days';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useTimeZone, useToday } from '../../../providers/ClockProvider.tsx';

/** The viewer's day of a moment, in words; the year only where it is another one. */
export const useDayOf = (): ((moment: string) => string) => {
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const today = useToday();
  return (moment) => {
    const day = dayIn(timeZone, new Date(moment));
    const year = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const };
    return formatDay(day, language, { day: 'numeric', month: 'long', ...year });
  };
};
