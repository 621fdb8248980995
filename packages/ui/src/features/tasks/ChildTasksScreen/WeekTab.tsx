import type { Task } from '@kovan/api-client/contract';
import { weekOf } from '@kovan/domain/weeks';
import { useRef } from 'react';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { WeekDaySection } from './WeekDaySection.tsx';
import { WeekStrip } from './WeekStrip.tsx';

interface WeekTabProps {
  /** The tasks of the current week, at least one. */
  readonly tasks: readonly Task[];
  readonly onComplete: (task: Task) => void;
}

/** The current week, Monday to Sunday, each day with its count. */
export const WeekTab = ({ tasks, onComplete }: WeekTabProps) => {
  const today = useToday();
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  const days = weekOf(today).map((day) => ({ day, tasks: tasks.filter(({ dueDate }) => dueDate === day) }));
  return (
    <>
      <WeekStrip days={days} today={today} onChoose={(day) => headings.current.get(day)?.focus()} />
      {days.map(({ day, tasks: ofDay }) => (
        <WeekDaySection
          key={day}
          ref={(heading) => {
            if (heading) headings.current.set(day, heading);
            else headings.current.delete(day);
          }}
          day={day}
          tasks={ofDay}
          isToday={day === today}
          onComplete={onComplete}
        />
      ))}
    </>
  );
};
