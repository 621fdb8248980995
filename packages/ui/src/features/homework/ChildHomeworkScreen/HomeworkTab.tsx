import type { Homework } from '@kovan/api-client/contract';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Bee } from '../../../components/Bee/Bee.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { LongList } from '../../../components/LongList/LongList.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { paths } from '../../../layout/paths.ts';
import list from '../parts/HomeworkList.module.css';
import { useKeptFocus } from '../parts/useKeptFocus.ts';
import { useStable } from '../../../components/useStable.ts';
import styles from './ChildHomeworkScreen.module.css';
import { HomeworkCard } from './HomeworkCard.tsx';

/** Of a card and the gap below it, in px. */
const CARD_HEIGHT = 220;

interface HomeworkTabProps {
  readonly childId: string;
  readonly homework: readonly Homework[];
  /** Above the list: a kind word. */
  readonly before?: ReactNode;
  readonly onComplete: (homework: Homework) => void;
}

/** The cards of one tab, or that there are none. */
export const HomeworkTab = ({ childId, homework, before, onComplete }: HomeworkTabProps) => {
  const { t } = useTranslation(['childHomework', 'homework']);
  const ref = useKeptFocus();
  const complete = useStable(onComplete);
  return (
    <div ref={ref} tabIndex={-1} className={styles.tab}>
      {homework.length === 0 ? (
        <EmptyState
          title={t('homework:empty')}
          action={<ButtonLink to={paths.childTasks(childId)}>{t('childHomework:toTasks')}</ButtonLink>}
        />
      ) : (
        <>
          {before}
          <div className={list.list}>
            <LongList height={CARD_HEIGHT} items={homework}>
              {(item, index) => (
                <HomeworkCard key={item.id} homework={item} level={2} isNext={index === 0} onComplete={complete} />
              )}
            </LongList>
          </div>
        </>
      )}
    </div>
  );
};

const nothing = () => undefined;

/** What a parent has checked already, uncounted below the completed. */
export const CheckedHomework = ({ homework }: { homework: readonly Homework[] }) => {
  const { t } = useTranslation('common');
  const titleId = useId();
  return homework.length === 0 ? null : (
    <section className={styles.checked} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('common:status.homework.verified')}</h2>
      <div className={list.list}>
        <LongList height={CARD_HEIGHT} items={homework}>
          {(item) => <HomeworkCard key={item.id} homework={item} level={3} isNext={false} onComplete={nothing} />}
        </LongList>
      </div>
    </section>
  );
};

/** Late homework is something to catch up with, together. */
export const CatchUp = ({ count }: { count: number }) => {
  const { t } = useTranslation('childHomework');
  return (
    <div className={styles.calm}>
      <Bee width={72} />
      <p>{t('childHomework:catchUp', { count })}</p>
    </div>
  );
};
