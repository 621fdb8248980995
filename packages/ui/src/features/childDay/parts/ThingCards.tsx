import type { Task } from '@kovan/api-client/contract';
import { memo } from 'react';
import { LongList } from '../../../components/LongList/LongList.tsx';
import type { DayThing } from '../queries.ts';
import { HomeworkDayCard } from './HomeworkDayCard.tsx';
import { TaskCard } from './TaskCard.tsx';
import styles from './ThingCards.module.css';
import type { Finish } from './useFinish.ts';

/** Of a card and the gap below it, in px. */
const CARD_HEIGHT = 104;

interface CardsProps {
  readonly label: string;
  readonly onFinish: Finish;
}

/** The cards of some things, side by side where there is room. */
export const ThingCards = memo(({ things, label, onFinish }: CardsProps & { readonly things: readonly DayThing[] }) => (
  <ul className={styles.cards} aria-label={label}>
    <LongList as="li" height={CARD_HEIGHT} items={things}>
      {(thing) =>
        thing.kind === 'task' ? (
          <TaskCard key={thing.id} task={thing.item} onFinish={onFinish} />
        ) : (
          <HomeworkDayCard key={thing.id} homework={thing.item} onFinish={onFinish} />
        )
      }
    </LongList>
  </ul>
));

/** The same of tasks alone. */
export const TaskCards = ({ tasks, label, onFinish }: CardsProps & { readonly tasks: readonly Task[] }) => (
  <ul className={styles.cards} aria-label={label}>
    <LongList as="li" height={CARD_HEIGHT} items={tasks}>
      {(task) => <TaskCard key={task.id} task={task} onFinish={onFinish} />}
    </LongList>
  </ul>
);
