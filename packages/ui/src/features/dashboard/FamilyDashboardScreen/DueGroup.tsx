import type { Homework, Task } from '@kovan/api-client/contract';
import type { DueGroup as Group, DueGroupName } from '@kovan/domain/dueList';
import { Clock, type LucideIcon, RotateCcw, Stamp, Sun } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Due.module.css';
import { HomeworkRow, TaskRow } from './DueRow.tsx';

const SIGNS = { check: Stamp, late: RotateCcw, today: Sun, tomorrow: Clock } as const satisfies Record<
  DueGroupName,
  LucideIcon
>;

interface DueGroupProps {
  readonly group: Group<Task, Homework>;
  /** How many of its things stand there. */
  readonly rows: number;
  /** Whether it was done just now. */
  readonly isDone: (item: { readonly id: string }) => boolean;
  readonly onCheck: (homework: Homework) => void;
  readonly onComplete: (task: Task) => void;
}

/** One group: what it is, how many there are in all, and its rows. */
export const DueGroup = ({ group: { name, things }, rows, isDone, onCheck, onComplete }: DueGroupProps) => {
  const { t } = useTranslation('familyDashboard');
  const headingId = useId();
  const Sign = SIGNS[name];
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.groupHead} data-group={name}>
        <Sign aria-hidden />
        <span>{t(`familyDashboard:due.group.${name}`)}</span>{' '}
        <span className={styles.number}>{things.filter(({ item }) => !isDone(item)).length}</span>
      </h3>
      <ul>
        {things
          .slice(0, rows)
          .map((thing) =>
            thing.kind === 'homework' ? (
              <HomeworkRow
                key={thing.item.id}
                homework={thing.item}
                isLate={name === 'late'}
                isDone={isDone(thing.item)}
                onCheck={onCheck}
              />
            ) : (
              <TaskRow
                key={thing.item.id}
                task={thing.item}
                isLate={name === 'late'}
                isDone={isDone(thing.item)}
                onComplete={onComplete}
              />
            ),
          )}
      </ul>
    </section>
  );
};
