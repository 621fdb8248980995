import { Check, PartyPopper } from 'lucide-react';
import { useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { useNotYet } from '../../../data/queue/useNotYet.ts';
import { TaskIcon } from '../../tasks/parts/TaskIcon.tsx';
import type { DayThing } from '../queries.ts';
import { HomeworkDetail } from './HomeworkDetail.tsx';
import styles from './NextCard.module.css';
import { HomeworkLine, TaskLine } from './QuietLine.tsx';
import { SubjectTile } from './SubjectTile.tsx';
import type { Finish } from './useFinish.ts';

interface NextCardProps {
  readonly thing: DayThing;
  /** It was done just now. */
  readonly isPraising: boolean;
  readonly onFinish: Finish;
}

/**
 * The one clear next thing. For a moment after its button was pressed it praises; then it shows the next one with the same
 * button, which so keeps the focus, and takes no second press of a double click.
 */
export const NextCard = ({ thing, isPraising, onFinish }: NextCardProps) => {
  const { t } = useTranslation(['childDay', 'homework', 'common']);
  const titleId = useId();
  // A press is answered by words and colour first; the party and what stands small below follow.
  const isParty = useDeferredValue(isPraising);
  const below = useDeferredValue(thing);
  const isTask = thing.kind === 'task';
  const title = isTask ? thing.item.name : (thing.item.title ?? t('homework:noTitle'));
  const notYet = useNotYet(thing.item.id, title);
  const kicker = () => {
    if (isPraising) return t('childDay:justDone');
    if (thing.isDone) return t('childDay:next.done');
    return isTask ? t('childDay:next.task') : t('childDay:next.homework');
  };
  const label = isTask ? t('childDay:completeTask', { name: title }) : t('childDay:completeHomework', { title });
  const words = isTask ? t('common:action.complete') : t('common:action.markCompleted');

  return (
    <section
      className={styles.next}
      aria-labelledby={titleId}
      data-done={thing.isDone || undefined}
      data-item={thing.item.id}
    >
      <div className={styles.top}>
        {isTask ? (
          <TaskIcon icon={thing.item.icon} className={styles.icon} />
        ) : (
          <SubjectTile homework={thing.item} isBig />
        )}
        <div className={styles.words}>
          <p className={styles.kicker}>{kicker()}</p>
          <h2 id={titleId}>{title}</h2>
          {isTask ? null : isPraising ? (
            <p className={styles.check}>{t('childDay:toCheck')}</p>
          ) : (
            <HomeworkDetail homework={thing.item} />
          )}
        </div>
      </div>
      {thing.isDone && !isPraising ? null : (
        <Button
          variant="primary"
          size="lg"
          block
          icon={isParty ? <PartyPopper aria-hidden /> : <Check aria-hidden strokeWidth={3} />}
          aria-disabled={isPraising || notYet !== undefined || undefined}
          aria-label={isPraising ? undefined : (notYet ?? label)}
          onClick={() => onFinish(thing)}
        >
          {isPraising ? t('childDay:wellDone') : notYet ? t('common:queue.waiting') : words}
        </Button>
      )}
      <div className={styles.line}>
        {below.kind === 'task' ? <TaskLine task={below.item} /> : <HomeworkLine homework={below.item} />}
      </div>
    </section>
  );
};
