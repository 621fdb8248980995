import type { Child, Homework } from '@kovan/api-client/contract';
import { homeworkDueLabel } from '@kovan/domain/dueLabels';
import type { HomeworkAction } from '@kovan/machines/homework';
import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { DottedFacts } from '../../../components/DottedFacts/DottedFacts.tsx';
import type { Hue } from '../../../components/hues.ts';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { DueDay } from '../../dueDates/DueDay.tsx';
import { DueLabel } from '../../dueDates/DueLabel.tsx';
import { HomeworkBadge } from '../parts/HomeworkBadge.tsx';
import { SubjectChip } from '../parts/SubjectChip.tsx';
import { CheckToggle } from './CheckToggle.tsx';
import styles from './FamilyHomeworkCard.module.css';
import { HomeworkDetails } from './HomeworkDetails.tsx';

export interface FamilyHomeworkCardProps {
  readonly homework: Homework;
  readonly child: Child | undefined;
  readonly hue: Hue;
  readonly onStep: (homework: Homework, action: HomeworkAction) => void;
  readonly onEdit: (homework: Homework) => void;
  readonly onRemove: (homework: Homework) => void;
}

/** One piece of homework as parents see it: three lines, and what is rare behind an arrow. */
export const FamilyHomeworkCard = memo(
  ({ homework, child, hue, onStep, onEdit, onRemove }: FamilyHomeworkCardProps) => {
    const { t } = useTranslation(['familyHomework', 'homework']);
    const today = useToday();
    const [isOpen, setIsOpen] = useState(false);
    const titleId = useId();
    const detailsId = useId();
    const { subject, book, page, teacher, dueDate, status } = homework;
    const title = homework.title ?? t('homework:noTitle');
    const isActive = status === 'active';
    const where = [book, page ? t('familyHomework:page', { page }) : null].filter(Boolean).join(', ');
    const place = where ? <span>{where}</span> : null;
    return (
      <Card as="article" className={styles.card} aria-labelledby={titleId} data-item={homework.id}>
        <div className={styles.top} data-status={status}>
          {child ? <Avatar emoji={child.avatar} hue={hue} size={38} /> : null}
          <h3 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h3>
          <p className={styles.line}>
            {child ? <b>{child.name}</b> : null}
            {subject ? <SubjectChip subject={subject} look="plain" /> : null}
            {dueDate && isActive ? <DueLabel due={homeworkDueLabel(dueDate, today)} of="homework" /> : null}
            {isActive ? null : place}
          </p>
          <DottedFacts className={styles.facts}>
            <HomeworkBadge homework={homework} look="plain" />
            {dueDate ? <DueDay day={dueDate} /> : null}
            {isActive ? place : null}
            {teacher ? <span className={where ? styles.spare : undefined}>{teacher}</span> : null}
          </DottedFacts>
          <IconButton
            className={styles.arrow}
            label={t('familyHomework:details', { title })}
            icon={<ChevronDown aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setIsOpen((was) => !was)}
          />
          <CheckToggle homework={homework} title={title} onStep={onStep} />
        </div>
        {isOpen ? (
          <HomeworkDetails id={detailsId} titleId={titleId} homework={homework} onEdit={onEdit} onRemove={onRemove} />
        ) : null}
      </Card>
    );
  },
);
