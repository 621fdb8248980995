import type { Homework, Task } from '@kovan/api-client/contract';
import { isHomeworkDone, isTaskDone } from '@kovan/domain/childDay';
import { formatLongDay } from '@kovan/domain/days';
import { BookOpen, CalendarDays, type LucideIcon, Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WaitingBadge } from '../../../components/WaitingBadge/WaitingBadge.tsx';
import { useIsUnsent } from '../../../data/queue/QueueProvider.tsx';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { TakeBack } from '../../homework/parts/TakeBack.tsx';
import styles from './QuietLine.module.css';

interface LineProps {
  readonly id: string;
  readonly name: string;
  readonly badge: string;
  readonly isDone: boolean;
  readonly sign: LucideIcon;
  readonly kind: string;
  readonly day: string | null;
}

const Line = ({ id, name, badge, isDone, sign: Sign, kind, day }: LineProps) => {
  const { t } = useTranslation('common');
  const isWaiting = useIsUnsent(id);
  const { language } = useLanguage();
  const today = useToday();
  const openTone = day !== null && day < today ? 'overdue' : 'neutral';
  return (
    <div className={styles.line}>
      {isWaiting ? (
        <WaitingBadge look="plain">{t('common:queue.waiting')}</WaitingBadge>
      ) : (
        <StatusBadge tone={isDone ? 'done' : openTone} look="plain">
          {badge}
        </StatusBadge>
      )}
      <span className={styles.kind}>
        <Sign aria-hidden />
        <span>{kind}</span>
      </span>
      {day === null ? null : <time dateTime={day}>{formatLongDay(day, language)}</time>}
      <TakeBack id={id} className={styles.takeBack} aria-label={t('common:queue.takeBackOf', { name })} />
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
      id={task.id}
      name={task.name}
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
      id={homework.id}
      name={homework.title ?? t('childDay:homework')}
      isDone={isHomeworkDone(homework)}
      badge={t(`common:status.homework.${homework.status}`)}
      sign={BookOpen}
      kind={t('childDay:homework')}
      day={homework.dueDate}
    />
  );
};
