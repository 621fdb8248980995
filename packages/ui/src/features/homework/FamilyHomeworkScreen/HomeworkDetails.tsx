import type { Homework } from '@kovan/api-client/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { useIsBeingSent } from '../../../data/queue/QueueProvider.tsx';
import { isWaitingRow } from '../../../data/queue/work.ts';
import { Facts } from '../parts/Facts.tsx';
import styles from './FamilyHomeworkCard.module.css';

interface HomeworkDetailsProps {
  readonly id: string;
  /** The heading of the card, which says what the buttons are about. */
  readonly titleId: string;
  readonly homework: Homework;
  readonly onEdit: (homework: Homework) => void;
  readonly onRemove: (homework: Homework) => void;
}

/** What an opened card adds: everything that was written down, and the rare acts. */
export const HomeworkDetails = ({ id, titleId, homework, onEdit, onRemove }: HomeworkDetailsProps) => {
  const { t } = useTranslation('common');
  const { description, teacher, book, page } = homework;
  // What was not sent yet can be taken back, and nothing else.
  const isNew = isWaitingRow(homework.id);
  const isBeingSent = useIsBeingSent(homework.id);
  return (
    <div id={id} className={styles.details}>
      {description ? <p className={styles.description}>{description}</p> : null}
      <Facts
        facts={[
          [t('common:field.teacher'), teacher],
          [t('common:field.book'), book],
          [t('common:field.page'), page],
        ]}
      />
      <div className={styles.acts}>
        {isNew ? null : (
          <Button
            variant="quiet"
            needsConnection
            icon={<Pencil aria-hidden />}
            aria-describedby={titleId}
            onClick={() => onEdit(homework)}
          >
            {t('common:action.edit')}
          </Button>
        )}
        <Button
          variant="quiet"
          needsConnection={!isNew}
          aria-disabled={isBeingSent}
          icon={<Trash2 aria-hidden />}
          aria-describedby={titleId}
          onClick={() => onRemove(homework)}
        >
          {isNew ? t('common:queue.dontSend') : t('common:action.delete')}
        </Button>
      </div>
    </div>
  );
};
