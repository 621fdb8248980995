import type { Homework } from '@kovan/api-client/contract';
import { type HomeworkAction, homeworkActions } from '@kovan/machines/homework';
import { Stamp, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import styles from './FamilyHomeworkCard.module.css';

interface CheckToggleProps {
  readonly homework: Homework;
  readonly title: string;
  readonly onStep: (homework: Homework, action: HomeworkAction) => void;
}

/** The check toggle: there is one on completed and on verified homework, none on active. */
export const CheckToggle = ({ homework, title, onStep }: CheckToggleProps) => {
  const { t } = useTranslation(['familyHomework', 'common']);
  const action = homeworkActions(homework.status).find((candidate) => candidate !== 'complete');
  if (action === undefined) return null;
  const isCheck = action === 'check';
  return (
    <Button
      className={styles.toggle}
      variant={isCheck ? 'secondary' : 'quiet'}
      icon={isCheck ? <Stamp aria-hidden /> : <Undo2 aria-hidden />}
      aria-label={isCheck ? t('familyHomework:check', { title }) : t('familyHomework:uncheck', { title })}
      onClick={() => onStep(homework, action)}
    >
      {isCheck ? t('common:action.markChecked') : t('common:action.undoCheck')}
    </Button>
  );
};
