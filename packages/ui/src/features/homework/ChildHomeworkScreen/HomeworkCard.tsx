import type { Homework } from '@kovan/api-client/contract';
import { homeworkDueLabel } from '@kovan/domain/dueLabels';
import { homeworkActions } from '@kovan/machines/homework';
import { Calendar, Check } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';
import { DueLabel } from '../../dueDates/DueLabel.tsx';
import { DueDay } from '../../dueDates/DueDay.tsx';
import { Facts } from '../parts/Facts.tsx';
import { HomeworkBadge } from '../parts/HomeworkBadge.tsx';
import styles from '../parts/HomeworkList.module.css';
import { SubjectChip } from '../parts/SubjectChip.tsx';
import { TakeBack } from '../parts/TakeBack.tsx';
import { useNotYet } from '../../../data/queue/useNotYet.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';

interface HomeworkCardProps {
  readonly homework: Homework;
  readonly level: 2 | 3;
  /** The one that comes next: its button is the screen's primary. */
  readonly isNext: boolean;
  readonly onComplete: (homework: Homework) => void;
}

const DueLine = ({ dueDate, status }: Pick<Homework, 'dueDate' | 'status'>) => {
  const { t } = useTranslation('homework');
  const today = useToday();
  return (
    <div className={styles.due}>
      {dueDate && status === 'active' ? <DueLabel due={homeworkDueLabel(dueDate, today)} of="homework" /> : null}
      {dueDate ? (
        <DueDay day={dueDate} />
      ) : (
        <StatusBadge tone="neutral" look="plain" sign={Calendar}>
          {t('homework:noDueDate')}
        </StatusBadge>
      )}
    </div>
  );
};

/** One piece of homework as its child sees it. */
export const HomeworkCard = memo(({ homework, level, isNext, onComplete }: HomeworkCardProps) => {
  const { t } = useTranslation(['childHomework', 'homework', 'common']);
  const titleId = useId();
  const { title, subject, description, teacher, book, page, dueDate, status } = homework;
  const Heading = `h${level}` as const;
  const notYet = useNotYet(homework.id, title ?? t('homework:noTitle'));

  const complete = homeworkActions(status).includes('complete') ? (
    <Button
      variant={isNext ? 'primary' : 'secondary'}
      size="lg"
      className={styles.complete}
      icon={<Check aria-hidden />}
      aria-describedby={titleId}
      aria-label={notYet}
      aria-disabled={notYet ? true : undefined}
      onClick={() => onComplete(homework)}
    >
      {notYet ? t('common:queue.waiting') : t('common:action.markCompleted')}
    </Button>
  ) : (
    <TakeBack id={homework.id} className={styles.complete} aria-describedby={titleId} />
  );

  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId} data-item={homework.id}>
      <div className={styles.top}>
        {subject ? <SubjectChip subject={subject} /> : null}
        <span className={styles.push} />
        <HomeworkBadge homework={homework} />
      </div>
      <Heading id={titleId} tabIndex={-1}>
        {title ?? t('homework:noTitle')}
      </Heading>
      <DueLine dueDate={dueDate} status={status} />
      <Facts
        facts={[
          [t('common:field.book'), book],
          [t('common:field.page'), page],
        ]}
      />
      {description || teacher ? (
        <Disclosure
          before={complete}
          showLabel={t('childHomework:showDetails')}
          hideLabel={t('childHomework:hideDetails')}
        >
          {description ? <p className={styles.text}>{description}</p> : null}
          <Facts facts={[[t('common:field.teacher'), teacher]]} />
        </Disclosure>
      ) : (
        complete
      )}
    </Card>
  );
});
