import { type Day, daysBetween, formatDueDay } from '@kovan/domain/days';
import { weekDayOf } from '@kovan/domain/weeks';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useNames } from '../../../i18n/useNames.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';

/** A day that has passed as people say it: yesterday, the weekday within a week, else the date. */
export const useLateDay = (): ((day: Day) => string) => {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { weekDayName } = useNames();
  const today = useToday();
  return (day) => {
    const days = daysBetween(day, today);
    if (days === 1) return t('dashboard:activities.yesterday');
    return days < 7 ? weekDayName(weekDayOf(day)) : formatDueDay(day, language, today);
  };
};
