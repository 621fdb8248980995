import type { Task } from '@kovan/api-client/contract';
import { isTaskDone } from '@kovan/domain/childDay';
import { groupByUrgency, type Urgency } from '@kovan/domain/dueGroups';
import { addToDay } from '@kovan/domain/days';
import { CalendarDays } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatusTone } from '../../../components/StatusBadge/StatusBadge.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useWeekdayAndDate } from '../../dueDates/GroupHeading.tsx';
import { DoneTasks } from './DoneTasks.tsx';
import type { Owner } from './ListedTask.tsx';
import { TaskGroup } from './TaskGroup.tsx';
import styles from './TaskList.module.css';
import { TaskRow } from './TaskRow.tsx';
import { TaskRows } from './TaskRows.tsx';

const TONES = {
  late: 'overdue',
  today: 'today',
  tomorrow: 'soon',
  thisWeek: 'later',
  later: 'neutral',
} as const satisfies Record<Urgency, StatusTone>;

interface SingleTasksProps {
  /** By due date. */
  readonly tasks: readonly Task[];
  readonly ownerOf: (childId: string) => Owner | undefined;
  readonly onComplete: (task: Task) => void;
  readonly onDelete: (task: Task) => void;
}

/** One-off tasks: what is open, by how urgent it is, then what is done. */
export const SingleTasks = memo(({ tasks, ownerOf, onComplete, onDelete }: SingleTasksProps) => {
  const { t } = useTranslation(['familyTasks', 'common']);
  const today = useToday();
  const weekdayAndDate = useWeekdayAndDate();
  const done = useMemo(() => tasks.filter(isTaskDone), [tasks]);
  const groups = useMemo(
    () =>
      groupByUrgency(
        tasks.filter((task) => !isTaskDone(task)),
        today,
      ),
    [tasks, today],
  );
  const titles = {
    late: t('common:due.overdue'),
    today: t('common:due.today'),
    tomorrow: t('common:due.tomorrow'),
    thisWeek: t('familyTasks:group.thisWeek'),
    later: t('familyTasks:group.later'),
  };
  const days: Partial<Record<Urgency, string>> = {
    today: weekdayAndDate(today),
    tomorrow: weekdayAndDate(addToDay(today, { days: 1 })),
  };
  const rowOf = (task: Task, group?: Urgency) => (
    <TaskRow
      key={task.id}
      task={task}
      owner={ownerOf(task.childId)}
      group={group}
      onComplete={onComplete}
      onDelete={onDelete}
    />
  );
  return (
    <>
      {groups.length === 0 ? <p className={styles.nothing}>{t('familyTasks:nothingOpen')}</p> : null}
      {groups.map(({ key, items }) => (
        <TaskGroup
          key={key}
          tone={TONES[key]}
          sign={key === 'later' ? CalendarDays : undefined}
          title={titles[key]}
          day={days[key]}
          count={items.length}
        >
          <TaskRows items={items}>{(task) => rowOf(task, key)}</TaskRows>
        </TaskGroup>
      ))}
      {done.length > 0 ? (
        <DoneTasks count={done.length}>
          <TaskRows items={done}>{(task) => rowOf(task)}</TaskRows>
        </DoneTasks>
      ) : null}
    </>
  );
});
