import type { Child, Task } from '@kovan/api-client/contract';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Comb } from '../../../components/Comb/Comb.tsx';
import { hueOf } from '../../../providers/childHues.ts';
import { allKnown, cellsOf, nextOf, type Progress, progressOf, tasksOn } from '../parts/progress.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import styles from './HivePicker.module.css';

const ALL = 'all';

interface CellProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly kind: 'family' | 'child';
  readonly children: ReactNode;
}

const Cell = ({ name, label, value, isChosen, onChoose, kind, children }: CellProps) => (
  <label className={styles.cell} data-kind={kind}>
    <input type="radio" name={name} value={value} aria-label={label} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
);

const Count = ({ done, total }: Progress) => (
  <span className={styles.count} aria-hidden="true">
    {done}
    <small>/{total}</small>
  </span>
);

interface HivePickerProps {
  readonly list: readonly Child[];
  /** Each child's tasks of the week; `undefined` where they can't be read: then there is no comb, only the name. */
  readonly tasks: readonly (readonly Task[] | undefined)[];
  readonly value: string | null;
  readonly onChange: (childId: string | null) => void;
}

/** The child selector of the family dashboard: today's combs are the choices, "Tüm çocuklar" first. */
export const HivePicker = ({ list, tasks, value, onChange }: HivePickerProps) => {
  const { t } = useTranslation(['familyDashboard', 'dashboard', 'common']);
  const today = useToday();
  const name = useId();
  const ofToday = tasks.map((ofWeek) => ofWeek && tasksOn(ofWeek, today));
  const known = allKnown(ofToday);
  const family = known && progressOf(known.flat());
  const words = (progress: Progress): string =>
    progress.total === 0 ? t('dashboard:nothing') : t('dashboard:done', { ...progress });

  const nextWords = (ofChild: readonly Task[]): string => {
    const next = nextOf(ofChild);
    if (next) return t('dashboard:next', { task: `${next.icon} ${next.name}` });
    return ofChild.length === 0 ? t('dashboard:nothing') : t('dashboard:finished');
  };

  return (
    <div role="radiogroup" aria-label={t('common:field.child')} className={styles.hive} data-children={list.length}>
      <Cell
        name={name}
        value={ALL}
        label={family ? `${t('common:view.all')}, ${words(family)}` : t('common:view.all')}
        kind="family"
        isChosen={value === null}
        onChoose={() => onChange(null)}
      >
        <span className={styles.family}>
          <span className={styles.name}>{t('common:view.all')}</span>
          {family && family.total > 0 ? (
            <span className={styles.big} aria-hidden="true">
              {family.done}
              <small>/{family.total}</small>
            </span>
          ) : null}
          {family ? (
            <span className={styles.words}>
              {family.total > 0 ? t('familyDashboard:doneToday') : t('dashboard:nothing')}
            </span>
          ) : null}
        </span>
        {family ? <Comb className={styles.familyComb} values={cellsOf(family)} drip /> : null}
      </Cell>
      {list.map((child, index) => {
        const ofChild = ofToday[index];
        const progress = progressOf(ofChild ?? []);
        return (
          <Cell
            key={child.id}
            name={name}
            value={child.id}
            label={ofChild ? `${child.name}, ${words(progress)}` : child.name}
            kind="child"
            isChosen={value === child.id}
            onChoose={() => onChange(child.id)}
          >
            <Avatar emoji={child.avatar} hue={hueOf(index)} size={44} />
            <span className={styles.name}>{child.name}</span>
            {ofChild ? (
              <>
                <span className={styles.comb}>
                  <Comb values={cellsOf(progress)} />
                </span>
                {progress.total > 0 ? <Count {...progress} /> : null}
                <span className={styles.next}>{nextWords(ofChild)}</span>
              </>
            ) : null}
          </Cell>
        );
      })}
    </div>
  );
};
