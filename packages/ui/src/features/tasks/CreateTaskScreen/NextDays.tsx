import { addToDay, formatDay } from '@kovan/domain/days';
import { occurrenceDays } from '@kovan/domain/occurrences';
import { Repeat } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useNames } from '../../../i18n/useNames.ts';
import { useWeekDayList } from '../parts/useWeekDayList.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import styles from './NextDays.module.css';
import type { TaskFormProps } from './taskForm.ts';

const SHOWN_DAYS = 3;

/** The rule in words and its first days, so that a parent sees what was chosen before it is created. */
export const NextDays = ({ form }: Pick<TaskFormProps, 'form'>) => {
  const { t } = useTranslation('createTask');
  const { language } = useLanguage();
  const { frequencyName } = useNames();
  const weekDayList = useWeekDayList();
  const today = useToday();
  const [frequency, weekDays] = useWatch({ control: form.control, name: ['frequency', 'weekDays'] });
  if (weekDays.length === 0) return null;

  const weeks = Number(frequency);
  const rule = { createdOn: today, frequency: weeks, weekDays };
  const days = occurrenceDays(rule, { start: today, end: addToDay(today, { weeks: weeks * SHOWN_DAYS }) }, today);
  const inWords = days
    .slice(0, SHOWN_DAYS)
    .map((day) => formatDay(day, language, { weekday: 'short', day: 'numeric', month: 'long' }))
    // A day stays in one line.
    .map((day) => day.replaceAll(' ', '\u00a0'));
  return (
    <div className={styles.summary}>
      <Repeat aria-hidden />
      <div>
        <p className={styles.rule}>
          {frequencyName(weeks)}: {weekDayList(weekDays)}
        </p>
        <p>{t('createTask:firstDays', { days: inWords.join(' · ') })}</p>
      </div>
    </div>
  );
};
