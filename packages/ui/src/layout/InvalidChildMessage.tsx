import { useTranslation } from 'react-i18next';
import { useView } from '../providers/ViewProvider.tsx';
import { LostMessage } from './LostMessage.tsx';
import { paths } from './paths.ts';
import { registerLayoutTexts } from './texts.ts';

registerLayoutTexts();

/** What a child's screen shows when its address names no child; a link leads to the selected child, else home. */
export const InvalidChildMessage = () => {
  const { t } = useTranslation(['layout', 'common']);
  const { selectedChild } = useView();
  return (
    <LostMessage title={t('common:error.invalidChild')} to={selectedChild ? paths.child(selectedChild.id) : paths.app}>
      {selectedChild ? t('layout:toChild', { name: selectedChild.name }) : t('common:action.home')}
    </LostMessage>
  );
};
