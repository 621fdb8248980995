import { type Day, daysBetween, formatDueDay } from '@kovan/domain/days';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { registerAccountTexts } from '../texts.ts';

registerAccountTexts();

/** Says on which day something was last seen: today, yesterday, or by its date. */
export const useSeenOn = (): ((day: Day) => string) => {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const today = useToday();
  return (day) => {
    const ago = daysBetween(day, today);
    if (ago <= 0) return t('account:seen.today');
    if (ago === 1) return t('account:seen.yesterday');
    return t('account:seen.on', { day: formatDueDay(day, language, today) });
  };
};
