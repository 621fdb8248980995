import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The view switch as a sheet, within the thumb's reach. */
export const ViewSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['layout', 'common']);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={t('layout:view.title')}
      closeLabel={t('common:action.close')}
      closeQuestion={t('common:confirm.discard')}
    >
      <ViewSwitch size="big" onChoose={onClose} />
    </Dialog>
  );
};
