import type { Child, Homework } from '@kovan/api-client/contract';
import { homeworkDueLabel } from '@kovan/domain/dueLabels';
import { type HomeworkAction, homeworkActions } from '@kovan/machines/homework';
import { CheckCheck, Pencil, Trash2, Undo2 } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useChildHue } from '../../../providers/useChildHue.ts';
import { DueLabel } from '../../dueDates/DueLabel.tsx';
import { DueDay } from '../../dueDates/DueDay.tsx';
import { Facts } from '../parts/Facts.tsx';
import { HomeworkBadge } from '../parts/HomeworkBadge.tsx';
import list from '../parts/HomeworkList.module.css';
import { SubjectChip } from '../parts/SubjectChip.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';
import styles from './FamilyHomeworkCard.module.css';

interface FamilyHomeworkCardProps {
  readonly homework: Homework;
  readonly child: Child | undefined;
  readonly onStep: (homework: Homework, action: HomeworkAction) => void;
  readonly onEdit: (homework: Homework) => void;
  readonly onRemove: (homework: Homework) => void;
}

const Owner = ({ child }: { child: Child }) => {
  const hue = useChildHue(child.id);
  return (
    <span className={styles.owner}>
      <Avatar emoji={child.avatar} hue={hue} size={32} />
      <b>{child.name}</b>
    </span>
  );
};

/** The check toggle: there is one on completed and on verified homework, none on active. */
const CheckToggle = ({
  homework,
  onStep,
  titleId,
}: Pick<FamilyHomeworkCardProps, 'homework' | 'onStep'> & { titleId: string }) => {
  const { t } = useTranslation('common');
  const action = homeworkActions(homework.status).find((candidate) => candidate !== 'complete');
  if (action === undefined) return null;
  const isCheck = action === 'check';
  return (
    <Button
      className={styles.toggle}
      icon={isCheck ? <CheckCheck aria-hidden /> : <Undo2 aria-hidden />}
      aria-describedby={titleId}
      onClick={() => onStep(homework, action)}
    >
      {isCheck ? t('common:action.markChecked') : t('common:action.undoCheck')}
    </Button>
  );
};

/** One piece of homework as parents see it. */
export const FamilyHomeworkCard = memo(({ homework, child, onStep, onEdit, onRemove }: FamilyHomeworkCardProps) => {
  const { t } = useTranslation(['familyHomework', 'homework', 'common']);
  const today = useToday();
  const titleId = useId();
  const { title, subject, description, teacher, book, page, dueDate, status } = homework;
  const actions = (
    <span className={styles.actions}>
      <CheckToggle homework={homework} onStep={onStep} titleId={titleId} />
      <IconButton
        label={t('common:action.edit')}
        icon={<Pencil aria-hidden />}
        aria-describedby={titleId}
        onClick={() => onEdit(homework)}
      />
      <IconButton
        label={t('common:action.delete')}
        icon={<Trash2 aria-hidden />}
        tone="danger"
        aria-describedby={titleId}
        onClick={() => onRemove(homework)}
      />
    </span>
  );
  return (
    <Card as="article" className={list.card} aria-labelledby={titleId}>
      <div className={list.top}>
        {child ? <Owner child={child} /> : null}
        {subject ? <SubjectChip subject={subject} /> : null}
        {dueDate ? (
          <span className={styles.due}>
            {status === 'active' ? <DueLabel due={homeworkDueLabel(dueDate, today)} of="homework" /> : null}
            <DueDay day={dueDate} className={styles.day} />
          </span>
        ) : null}
      </div>
      <h2 id={titleId} tabIndex={-1}>
        {title ?? t('homework:noTitle')}
      </h2>
      <Facts
        facts={[
          [t('common:field.teacher'), teacher],
          [t('common:field.book'), book],
          [t('common:field.page'), page],
        ]}
      />
      {description ? (
        <Disclosure
          before={<HomeworkBadge status={status} />}
          after={actions}
          showLabel={t('familyHomework:showDescription')}
          hideLabel={t('familyHomework:hideDescription')}
        >
          <p className={list.text}>{description}</p>
        </Disclosure>
      ) : (
        <div className={styles.foot}>
          <HomeworkBadge status={status} />
          {actions}
        </div>
      )}
    </Card>
  );
});
