import type { ScheduledTask } from '@kovan/api-client/contract';
import { WEEK_DAYS } from '@kovan/domain/weeks';
import { memo } from 'react';
import { useNames } from '../../../i18n/useNames.ts';
import { useWeekDayList } from '../parts/useWeekDayList.ts';
import { ListedTask } from './ListedTask.tsx';

interface ScheduledTaskRowProps {
  readonly task: ScheduledTask;
  readonly onDelete: (task: ScheduledTask) => void;
}

/** A periodic task: how often and on which days it comes. */
export const ScheduledTaskRow = memo(({ task, onDelete }: ScheduledTaskRowProps) => {
  const { frequencyName } = useNames();
  const weekDayList = useWeekDayList();
  const { frequency, weekDays } = task.period;
  return (
    <ListedTask
      task={task}
      status={task.status}
      facts={
        <>
          <span>{frequencyName(Number(frequency))}</span>
          <span>{weekDayList(WEEK_DAYS.filter((day) => weekDays.includes(day)))}</span>
        </>
      }
      onDelete={() => onDelete(task)}
    />
  );
});
