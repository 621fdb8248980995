import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { paths } from '../../../layout/paths.ts';

interface NothingToDoProps {
  readonly title: string;
  readonly childId: string;
  /** Goes to the week, where it has something; else the way leads to the homework. */
  readonly onShowWeek?: () => void;
}

/** No task: the bee sleeps. */
export const NothingToDo = ({ title, childId, onShowWeek }: NothingToDoProps) => {
  const { t } = useTranslation('childTasks');
  return (
    <EmptyState
      title={title}
      action={
        onShowWeek ? (
          <Button onClick={onShowWeek}>{t('childTasks:toWeek')}</Button>
        ) : (
          <ButtonLink to={paths.childHomework(childId)}>{t('childTasks:toHomework')}</ButtonLink>
        )
      }
    />
  );
};
