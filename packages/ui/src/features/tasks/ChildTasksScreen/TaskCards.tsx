import type { Task } from '@kovan/api-client/contract';
import { memo } from 'react';
import styles from './TaskCards.module.css';
import { TaskCard } from './TaskCard.tsx';

interface TaskCardsProps {
  readonly tasks: readonly Task[];
  readonly label: string;
  readonly onComplete: (task: Task) => void;
}

/** The cards of some tasks, side by side where there is room. */
export const TaskCards = memo(({ tasks, label, onComplete }: TaskCardsProps) => (
  <ul className={styles.cards} aria-label={label}>
    {tasks.map((task) => (
      <TaskCard key={task.id} task={task} onComplete={onComplete} />
    ))}
  </ul>
));
