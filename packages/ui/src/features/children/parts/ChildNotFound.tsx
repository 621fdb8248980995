import { useTranslation } from 'react-i18next';
import { LostMessage } from '../../../layout/LostMessage.tsx';
import { paths } from '../../../layout/paths.ts';

/** What a child's screen shows for a well-formed id that is not in the family (decisions.md, Routes). */
export const ChildNotFound = () => {
  const { t } = useTranslation('common');
  return (
    <LostMessage title={t('common:error.childNotFound')} to={paths.app}>
      {t('common:action.home')}
    </LostMessage>
  );
};
