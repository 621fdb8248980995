import { localeOf } from '@kovan/domain/days';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useNames } from '../../../i18n/useNames.ts';

/** Weekdays in words: "Pazartesi, Çarşamba ve Cuma". */
export const useWeekDayList = (): ((weekDays: readonly string[]) => string) => {
  const { language } = useLanguage();
  const { weekDayName } = useNames();
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  return (weekDays) => list.format(weekDays.map(weekDayName));
};
