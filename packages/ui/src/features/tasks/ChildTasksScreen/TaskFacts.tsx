import type { Task } from '@kovan/api-client/contract';
import { formatLongDay } from '@kovan/domain/days';
import { CalendarDays, Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { isDone } from '../parts/isDone.ts';
import styles from './TaskFacts.module.css';

/** Whether it is completed, whether it comes again, and its long date. */
export const TaskFacts = ({ task }: { task: Task }) => {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const isPeriodic = task.scheduledTaskId !== null;
  const Sign = isPeriodic ? Repeat : CalendarDays;
  return (
    <div className={styles.facts}>
      {isDone(task) ? (
        <StatusBadge tone="done">{t('common:status.task.completed')}</StatusBadge>
      ) : (
        <StatusBadge tone="neutral">{t('common:status.task.pending')}</StatusBadge>
      )}
      <span className={styles.kind}>
        <Sign aria-hidden />
        <span>{isPeriodic ? t('common:kind.periodic') : t('common:kind.oneTime')}</span>
      </span>
      <time dateTime={task.dueDate}>{formatLongDay(task.dueDate, language)}</time>
    </div>
  );
};
