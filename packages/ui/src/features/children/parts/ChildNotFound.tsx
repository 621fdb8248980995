import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { paths } from '../../../layout/paths.ts';

/** What a child's screen shows for a well-formed id that is not in the family (decisions.md, Routes). */
export const ChildNotFound = () => {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      level={1}
      title={t('common:error.childNotFound')}
      action={
        <ButtonLink to={paths.app} variant="primary">
          {t('common:action.home')}
        </ButtonLink>
      }
    />
  );
};
