import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { takeLostFocus } from '../../../components/takeLostFocus.ts';
import { useStable } from '../../../components/useStable.ts';
import type { DayThing, ReadDay } from '../queries.ts';
import { Congratulation } from './Congratulation.tsx';
import styles from './Day.module.css';
import { DayScene } from './DayScene.tsx';
import { DoneThings } from './DoneThings.tsx';
import { LateThings } from './LateThings.tsx';
import { NextCard } from './NextCard.tsx';
import { NothingToDo } from './NothingToDo.tsx';
import { ThingCards } from './ThingCards.tsx';
import { TomorrowLine } from './TomorrowLine.tsx';
import { useDayFlow } from './useDayFlow.ts';
import type { Finish } from './useFinish.ts';
import { useSentence } from './useSentence.ts';

interface DayProps {
  readonly childId: string;
  readonly read: ReadDay;
  readonly onFinish: Finish;
}

const Missing = ({ missing }: Pick<ReadDay, 'missing'>) => {
  const { t } = useTranslation(['homework', 'common']);
  return missing.map(({ what, isRetrying, retry }) => (
    <div key={what} className={styles.missing}>
      <ErrorState
        message={what === 'homework' ? t('homework:loadFailed') : t('common:error.tasks')}
        retryLabel={t('common:action.retry')}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    </div>
  ));
};

/** A child's day: the comb, the one next thing, the rest, what is late, tomorrow, and what is done. */
export const Day = memo(({ childId, read, onFinish }: DayProps) => {
  const { t } = useTranslation('childDay');
  const { day, tomorrow, missing, week } = read;
  const { flow, choose, praise } = useDayFlow(day.cells);
  const sentence = useSentence(day);
  const banner = useRef<HTMLDivElement>(null);
  const now = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const hasCard = flow.shown !== undefined;

  useEffect(() => {
    // The last button is gone with its card, and with it the focus.
    if (!hasCard && wasPressed.current) takeLostFocus(banner.current ?? now.current);
  }, [hasCard]);

  const finishNext: Finish = useStable((thing) => {
    wasPressed.current = true;
    // In this order both are one drawing.
    onFinish(thing);
    praise(thing.item.id);
  });

  const isEmpty = day.cells.length === 0;
  const has = (kind: DayThing['kind']) => day.cells.some((cell) => cell.kind === kind);
  const before = isEmpty || has('task') ? '' : `${t('childDay:nothingToday')} `;
  const truth = (
    <p className={styles.sentence}>
      {before ? <span>{before}</span> : null}
      <span>{sentence}</span>
    </p>
  );
  const isAbove = !flow.areTasksDone && !isEmpty;
  // The longest that stood above the comb keeps its lines, or a tick would move the comb up under the finger.
  const [longest, setLongest] = useState('');
  const above = isAbove ? before + sentence : '';
  if (above.length > longest.length) setLongest(above);
  return (
    <>
      {isEmpty ? null : (
        <div className={styles.above} data-longest={longest}>
          {isAbove ? truth : null}
        </div>
      )}
      {isEmpty ? (
        <>
          <NothingToDo title={t('childDay:nothingToday')} childId={childId} hasWeek={week.length > 0} />
          {day.sentence === 'nothing' ? null : truth}
        </>
      ) : (
        <div className={styles.day}>
          <DayScene flow={flow} onChoose={choose} />
          <div ref={now} tabIndex={-1} className={styles.now}>
            {flow.areTasksDone ? (
              <Congratulation ref={banner}>
                {day.isDone && !has('homework') ? null : truth}
                {day.isDone && has('homework') ? <p className={styles.evening}>{t('childDay:evening')}</p> : null}
              </Congratulation>
            ) : null}
            {flow.shown ? <NextCard thing={flow.shown} isPraising={flow.isPraising} onFinish={finishNext} /> : null}
          </div>
        </div>
      )}
      {flow.later.length > 0 ? (
        <section className={styles.section}>
          <h2>{t('childDay:later')}</h2>
          <ThingCards things={flow.later} label={t('childDay:later')} onFinish={onFinish} />
        </section>
      ) : null}
      <LateThings things={day.late} onFinish={onFinish} />
      <Missing missing={missing} />
      <TomorrowLine childId={childId} homework={tomorrow} />
      <DoneThings things={flow.done} onFinish={onFinish} />
    </>
  );
});
