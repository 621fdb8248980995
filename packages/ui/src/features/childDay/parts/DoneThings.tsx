import { combFill } from '@kovan/domain/comb';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Comb } from '../../../components/Comb/Comb.tsx';
import type { DayThing } from '../queries.ts';
import { Fold } from './Fold.tsx';
import { ThingCards } from './ThingCards.tsx';
import type { Finish } from './useFinish.ts';

/** So many small cells say "done" before their number does. */
const MOST_SMALL_CELLS = 5;

interface DoneThingsProps {
  readonly things: readonly DayThing[];
  readonly onFinish: Finish;
}

/** What is done, folded away. It follows a press in a drawing of its own, after what was pressed. */
export const DoneThings = ({ things, onFinish }: DoneThingsProps) => {
  const { t } = useTranslation('childDay');
  const done = useDeferredValue(things);
  if (done.length === 0) return null;
  return (
    <Fold
      isSection
      label={t('childDay:doneCount', { total: done.length })}
      picture={
        <Comb size="sm" shape="row" values={combFill(Math.min(done.length, MOST_SMALL_CELLS), MOST_SMALL_CELLS)} />
      }
    >
      <ThingCards things={done} label={t('childDay:done')} onFinish={onFinish} />
    </Fold>
  );
};
