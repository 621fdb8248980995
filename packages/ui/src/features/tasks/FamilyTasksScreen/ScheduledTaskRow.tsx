import type { ScheduledTask } from '@kovan/api-client/contract';
import { WEEK_DAYS } from '@kovan/domain/weeks';
import { memo } from 'react';
import { DottedFacts } from '../../../components/DottedFacts/DottedFacts.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useNames } from '../../../i18n/useNames.ts';
import { useWeekDayList } from '../parts/useWeekDayList.ts';
import { ListedTask, type Owner } from './ListedTask.tsx';

interface ScheduledTaskRowProps {
  readonly task: ScheduledTask;
  readonly owner: Owner | undefined;
  readonly onDelete: (task: ScheduledTask) => void;
}

/** A periodic task: how often and on which days it comes. */
export const ScheduledTaskRow = memo(({ task, owner, onDelete }: ScheduledTaskRowProps) => {
  const { frequencyName, weekDayShortName } = useNames();
  const weekDayList = useWeekDayList();
  const { frequency, weekDays } = task.period;
  const days = WEEK_DAYS.filter((day) => weekDays.includes(day));
  return (
    <ListedTask
      task={task}
      owner={owner}
      status={task.status}
      facts={
        <DottedFacts as="span">
          <span>{frequencyName(Number(frequency))}</span>
          <span>
            <VisuallyHidden>{weekDayList(days)}</VisuallyHidden>
            <span aria-hidden="true">{days.map(weekDayShortName).join(', ')}</span>
          </span>
        </DottedFacts>
      }
      onDelete={() => onDelete(task)}
    />
  );
});
