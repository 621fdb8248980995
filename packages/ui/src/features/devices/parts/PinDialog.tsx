import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogClose } from '../../../components/Dialog/Dialog.tsx';
import { FreshSignIn } from '../../account/parts/FreshSignIn.tsx';
import { useFreshSignIn } from '../../account/parts/useFreshSignIn.ts';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useSetPin } from '../mutations.ts';
import { PinField } from '../../../layout/Lending/PinField.tsx';
import { isPin } from '../../../layout/Lending/pin.ts';
import styles from './form.module.css';

/** Sets or changes the PIN that takes a lent browser back, after signing in once more (DV-10). */
export const PinDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['devices', 'common']);
  const { show } = useToast();
  const fresh = useFreshSignIn();
  const setPin = useSetPin();
  const formId = useId();
  const [pin, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isPin(pin)) return;
    const isDone = await fresh.run((idToken) => setPin({ pin, idToken }));
    if (!isDone) return;
    show(t('devices:pin.saved'));
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('devices:pin.change')}
      size="sm"
      closeLabel={t('common:action.close')}
      closeQuestion={t('common:confirm.discard')}
      isBusy={fresh.isBusy}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">{t('common:action.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" needsConnection loading={fresh.isBusy}>
            {fresh.isBusy ? t('common:saving') : t('common:action.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FreshSignIn fresh={fresh} />
        <PinField label={t('devices:pin.new')} value={pin} onChange={setTyped} isWrong={isChecked && !isPin(pin)} />
      </form>
    </Dialog>
  );
};
