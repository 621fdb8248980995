import type { Homework, Task } from '@kovan/api-client/contract';
import { isHomeworkDone, isTaskDone } from '@kovan/domain/childDay';
import { formatLongDay } from '@kovan/domain/days';
import { BookOpen, CalendarDays, type LucideIcon, Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import styles from './QuietLine.module.css';

interface LineProps {
  readonly badge: string;
  readonly isDone: boolean;
  readonly sign: LucideIcon;
  readonly kind: string;
  readonly day: string | null;
}

const Line = ({ badge, isDone, sign: Sign, kind, day }: LineProps) => {
  const { language } = useLanguage();
  const today = useToday();
  const openTone = day !== null && day < today ? 'overdue' : 'neutral';
  return (
    <div className={styles.line}>
      <StatusBadge tone={isDone ? 'done' : openTone} look="plain">
        {badge}
      </StatusBadge>
      <span className={styles.kind}>
        <Sign aria-hidden />
        <span>{kind}</span>
      </span>
      {day === null ? null : <time dateTime={day}>{formatLongDay(day, language)}</time>}
    </div>
  );
};

/** Whether a task is completed, whether it comes again, and its long date: there, and out of the way. */
export const TaskLine = ({ task }: { task: Task }) => {
  const { t } = useTranslation('common');
  const isPeriodic = task.scheduledTaskId !== null;
  const isDone = isTaskDone(task);
  return (
    <Line
      isDone={isDone}
      badge={isDone ? t('common:status.task.completed') : t('common:status.task.pending')}
      sign={isPeriodic ? Repeat : CalendarDays}
      kind={isPeriodic ? t('common:kind.periodic') : t('common:kind.oneTime')}
      day={task.dueDate}
    />
  );
};

/** The same of homework. */
export const HomeworkLine = ({ homework }: { homework: Homework }) => {
  const { t } = useTranslation(['common', 'childDay']);
  return (
    <Line
      isDone={isHomeworkDone(homework)}
      badge={t(`common:status.homework.${homework.status}`)}
      sign={BookOpen}
      kind={t('childDay:homework')}
      day={homework.dueDate}
    />
  );
};
