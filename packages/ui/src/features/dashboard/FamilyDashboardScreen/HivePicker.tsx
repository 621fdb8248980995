import type { Child } from '@kovan/api-client/contract';
import type { ChildDay, DayHomework, DayTask } from '@kovan/domain/childDay';
import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Comb } from '../../../components/Comb/Comb.tsx';
import { DottedFacts } from '../../../components/DottedFacts/DottedFacts.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { chosenInView } from '../../../components/chosenInView.ts';
import { hueOf } from '../../../providers/childHues.ts';
import styles from './HivePicker.module.css';
import { useDayWords } from './useDayWords.ts';

const ALL = 'all';

/** The facts that the words say, each figure tied to the word that it counts: a line never ends between them. */
const factsOf = (words: string) => words.replaceAll(/(\d) /g, '$1\u00a0').split(' · ');

export type Day = ChildDay<DayTask, DayHomework>;

interface CellProps {
  readonly group: string;
  readonly value: string;
  readonly name: string;
  /** Stands for the name on a phone. */
  readonly short?: string;
  /** The day of it; `undefined` where it can't be told. */
  readonly day: Day | undefined;
  readonly isLoading: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly kind: 'family' | 'child';
  readonly picture?: ReactNode;
}

const Cell = ({ group, value, name, short, day, isLoading, isChosen, onChoose, kind, picture }: CellProps) => {
  const { t } = useTranslation(['familyDashboard', 'dashboard']);
  const wordsOf = useDayWords();
  const words = day && wordsOf(day, kind);
  const done = day?.cells.filter(({ isDone }) => isDone).length ?? 0;
  const total = day?.cells.length ?? 0;
  const label = (): string => {
    if (isLoading) return name;
    if (!words) return `${name}, ${t('dashboard:unknown')}`;
    return total > 0 ? t('familyDashboard:tile', { name, done, total, words: words.long }) : `${name}, ${words.long}`;
  };
  return (
    <label ref={isChosen && !isLoading ? chosenInView : null} className={styles.cell} data-kind={kind}>
      <input type="radio" name={group} value={value} aria-label={label()} checked={isChosen} onChange={onChoose} />
      {picture ? <span className={styles.picture}>{picture}</span> : null}
      <span className={styles.comb}>
        <Comb values={day ? day.cells.map(({ isDone }) => (isDone ? 1 : 0)).toSorted((a, b) => b - a) : []} />
      </span>
      <span className={styles.name}>
        <span data-width={short && 'wide'}>{name}</span>
        {short ? <span data-width="narrow">{short}</span> : null}
        <small aria-hidden="true">{total > 0 ? `${done}/${total}` : null}</small>
      </span>
      <span className={styles.say}>
        {isLoading ? <Skeleton width="80%" height={13} /> : null}
        {!isLoading && !words ? t('dashboard:unknown') : null}
        {words ? (
          <>
            <DottedFacts as="span" className={styles.short}>
              <span>{words.short}</span>
              {words.late ? <span>{words.late}</span> : null}
            </DottedFacts>
            <span className={styles.long}>
              <DottedFacts as="span">
                {factsOf(words.long).map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </DottedFacts>
            </span>
          </>
        ) : null}
      </span>
    </label>
  );
};

interface HivePickerProps {
  readonly list: readonly Child[];
  /** Each child's day, and the whole family's; `undefined` where it can't be told: then there is no comb. */
  readonly days: readonly (Day | undefined)[];
  readonly familyDay: Day | undefined;
  readonly isLoading: boolean;
  readonly value: string | null;
  readonly onChange: (childId: string | null) => void;
}

/** The child selector of the family dashboard: today's combs are the choices, "Tüm çocuklar" first. */
export const HivePicker = memo(({ list, days, familyDay, isLoading, value, onChange }: HivePickerProps) => {
  const { t } = useTranslation('common');
  const group = useId();
  return (
    <div role="radiogroup" aria-label={t('common:field.child')} className={styles.hive}>
      <Cell
        group={group}
        value={ALL}
        name={t('common:view.all')}
        short={t('common:view.allShort')}
        day={familyDay}
        kind="family"
        isLoading={isLoading}
        isChosen={value === null}
        onChoose={() => onChange(null)}
      />
      {list.map((child, index) => (
        <Cell
          key={child.id}
          group={group}
          value={child.id}
          name={child.name}
          day={days[index]}
          kind="child"
          isLoading={isLoading}
          isChosen={value === child.id}
          onChoose={() => onChange(child.id)}
          picture={<Avatar emoji={child.avatar} hue={hueOf(index)} size={36} />}
        />
      ))}
    </div>
  );
});

/** The place of the selector while nobody knows yet who is in the family. */
export const HivePickerLoading = () => <div className={styles.hive} data-loading aria-hidden="true" />;
