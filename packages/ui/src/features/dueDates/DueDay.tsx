import { formatDueDay } from '@kovan/domain/days';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useToday } from '../../providers/ClockProvider.tsx';

/** A due day as day and month, with the year where it is not the current one. */
export const DueDay = ({ day, className }: { day: string; className?: string | undefined }) => {
  const { language } = useLanguage();
  const today = useToday();
  return (
    <time dateTime={day} className={className}>
      {formatDueDay(day, language, today)}
    </time>
  );
};
