import { combPerch } from '@kovan/domain/comb';
import { type CSSProperties, memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Bee } from '../../../components/Bee/Bee.tsx';
import { Comb } from '../../../components/Comb/Comb.tsx';
import { CombBoard } from '../../../components/CombBoard/CombBoard.tsx';
import { Meter } from '../../../components/Meter/Meter.tsx';
import { useNames } from '../../../i18n/useNames.ts';
import { subjectLook } from '../../homework/parts/subjectLook.ts';
import type { DayThing } from '../queries.ts';
import styles from './DayScene.module.css';
import type { DayFlow } from './useDayFlow.ts';

/** Above this many cells pictures would be too small to tell apart. */
const MOST_CELLS = 30;

/** Up to this many every cell is wide enough for a finger, on the narrowest phone too. */
const MOST_BUTTONS = 14;

/** Up to this many there is room for bigger ones. */
const FEW_CELLS = 3;

interface SceneProps {
  /** Finished ones first: honey rises from the bottom row. */
  readonly things: readonly DayThing[];
  /** The one on the card below has a dashed cell. */
  readonly shownId: string | undefined;
  readonly isJoyful: boolean;
  /** Brings a thing to the card below; it completes nothing. */
  readonly onChoose: (id: string) => void;
}

const Scene = memo(({ things, shownId, isJoyful, onChoose }: SceneProps) => {
  const { t } = useTranslation(['childDay', 'homework']);
  const { subjectName } = useNames();
  const done = things.filter(({ isDone }) => isDone).length;
  const words = t('childDay:comb', { count: things.length, done });
  const face = isJoyful ? 'joy' : 'everyday';
  if (things.length > MOST_CELLS) {
    return (
      <div className={styles.crowd}>
        <Bee face={face} width={96} hovering />
        <Meter value={done} max={things.length} label={words} valueText={`${done}/${things.length}`} />
      </div>
    );
  }

  const nameOf = (thing: DayThing): string => {
    if (thing.kind === 'task') return thing.item.name;
    const { subject } = thing.item;
    const title = thing.item.title ?? t('homework:noTitle');
    return subject
      ? t('childDay:cell.subject', { subject: subjectName(subject), title })
      : t('childDay:cell.homework', { title });
  };
  const stateOf = ({ id, isDone }: DayThing) => {
    if (isDone) return 'done';
    return id === shownId ? 'next' : 'open';
  };
  const contentOf = (thing: DayThing) => ({
    id: thing.id,
    label: t(`childDay:cell.${stateOf(thing)}`, { name: nameOf(thing) }),
    next: thing.id === shownId,
    ...(thing.kind === 'task' ? { emoji: thing.item.icon } : subjectLook(thing.item.subject ?? '')),
  });
  const comb = { values: things.map(({ isDone }) => (isDone ? 1 : 0)), cells: things.map(contentOf), label: words };
  const perch = combPerch(things.length);
  return (
    <div
      className={styles.scene}
      data-above={perch.above || undefined}
      data-few={things.length <= FEW_CELLS ? things.length : undefined}
    >
      <div className={styles.comb} style={{ '--perch': `${perch.at}%` } as CSSProperties}>
        {things.length > MOST_BUTTONS ? (
          <Comb size="lg" {...comb} drip />
        ) : (
          <CombBoard {...comb} chosenId={shownId} onChoose={onChoose} />
        )}
        <Bee face={face} hovering className={styles.bee} />
      </div>
    </div>
  );
});

interface DaySceneProps extends Pick<SceneProps, 'onChoose'> {
  readonly flow: DayFlow;
}

/**
 * The day as a comb: a cell with a picture for each thing to do, honey where it is done, and the bee beside it. It follows a
 * press in a drawing of its own, after what was pressed.
 */
export const DayScene = ({ flow, onChoose }: DaySceneProps) => {
  const { ordered, shown, areTasksDone, isPraising } = useDeferredValue(flow);
  return <Scene things={ordered} shownId={shown?.id} isJoyful={areTasksDone || isPraising} onChoose={onChoose} />;
};
