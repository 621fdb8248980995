import { localeOf } from '@kovan/domain/days';
import type { Language } from '../../../i18n/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useNames } from '../../../i18n/useNames.ts';

const listFormat = (language: Language) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' });

const LISTS = { tr: listFormat('tr'), en: listFormat('en') } as const satisfies Record<Language, Intl.ListFormat>;

/** Weekdays in words: "Pazartesi, Çarşamba ve Cuma". */
export const useWeekDayList = (): ((weekDays: readonly string[]) => string) => {
  const { language } = useLanguage();
  const { weekDayName } = useNames();
  return (weekDays) => LISTS[language].format(weekDays.map(weekDayName));
};
