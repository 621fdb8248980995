import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { paths } from '../../../layout/paths.ts';

interface NothingToDoProps {
  readonly title: string;
  readonly childId: string;
  /** The week has something: then the way leads there, else to the homework. */
  readonly hasWeek?: boolean;
}

/** No task: the bee sleeps. */
export const NothingToDo = ({ title, childId, hasWeek = false }: NothingToDoProps) => {
  const { t } = useTranslation('childDay');
  return (
    <EmptyState
      title={title}
      action={
        hasWeek ? (
          <ButtonLink to={`${paths.childTasks(childId)}?tab=weekly`}>{t('childDay:toWeek')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.childHomework(childId)}>{t('childDay:toHomework')}</ButtonLink>
        )
      }
    />
  );
};
