import type { Task } from '@kovan/api-client/contract';
import { isFar } from '../../../components/isFar.ts';
import type { DayThing } from '../queries.ts';
import { HomeworkDayCard } from './HomeworkDayCard.tsx';
import { TaskCard } from './TaskCard.tsx';
import styles from './ThingCards.module.css';
import type { Finish } from './useFinish.ts';

interface CardsProps {
  readonly label: string;
  readonly onFinish: Finish;
}

/** The cards of some things, side by side where there is room. */
export const ThingCards = ({ things, label, onFinish }: CardsProps & { readonly things: readonly DayThing[] }) => (
  <ul className={styles.cards} aria-label={label}>
    {things.map((thing, index) =>
      thing.kind === 'task' ? (
        <TaskCard key={thing.id} task={thing.item} isFar={isFar(index)} onFinish={onFinish} />
      ) : (
        <HomeworkDayCard key={thing.id} homework={thing.item} isFar={isFar(index)} onFinish={onFinish} />
      ),
    )}
  </ul>
);

/** The same of tasks alone. */
export const TaskCards = ({ tasks, label, onFinish }: CardsProps & { readonly tasks: readonly Task[] }) => (
  <ul className={styles.cards} aria-label={label}>
    {tasks.map((task, index) => (
      <TaskCard key={task.id} task={task} isFar={isFar(index)} onFinish={onFinish} />
    ))}
  </ul>
);
