import type { Task } from '@kovan/api-client/contract';
import { combPerch } from '@kovan/domain/comb';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Bee } from '../../../components/Bee/Bee.tsx';
import { Comb } from '../../../components/Comb/Comb.tsx';
import { Meter } from '../../../components/Meter/Meter.tsx';
import { isDone } from '../parts/isDone.ts';
import styles from './DayScene.module.css';

/** Above this many cells pictures would be too small to tell apart. */
const MOST_CELLS = 30;

/** Up to this many there is room for bigger ones. */
const FEW_CELLS = 3;

interface DaySceneProps {
  /** Completed ones first: honey rises from the bottom row. */
  readonly tasks: readonly Task[];
  /** The one to do next has a dashed cell. */
  readonly nextId: string | undefined;
  readonly isJoyful: boolean;
}

/** The day as a comb: a cell with a picture for each task, honey where it is done, and the bee beside it. */
export const DayScene = ({ tasks, nextId, isJoyful }: DaySceneProps) => {
  const { t } = useTranslation('childTasks');
  const done = tasks.filter(isDone).length;
  const words = t('childTasks:comb', { count: tasks.length, done });
  if (tasks.length > MOST_CELLS) {
    return (
      <div className={styles.crowd}>
        <Bee face={isJoyful ? 'joy' : 'everyday'} width={96} hovering />
        <Meter value={done} max={tasks.length} label={words} valueText={`${done}/${tasks.length}`} />
      </div>
    );
  }
  const perch = combPerch(tasks.length);
  return (
    <div
      className={styles.scene}
      data-above={perch.above || undefined}
      data-few={tasks.length <= FEW_CELLS || undefined}
    >
      <div className={styles.comb} style={{ '--perch': `${perch.at}%` } as CSSProperties}>
        <Comb
          size="lg"
          values={tasks.map((task) => (isDone(task) ? 1 : 0))}
          cells={tasks.map(({ id, icon }) => ({ id, emoji: icon, next: id === nextId }))}
          label={words}
          drip
        />
        <Bee face={isJoyful ? 'joy' : 'everyday'} hovering className={styles.bee} />
      </div>
    </div>
  );
};
