import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useFirstWrong } from '../../../forms/useFirstWrong.ts';
import { FreshSignIn } from '../../account/parts/FreshSignIn.tsx';
import { useFreshSignIn } from '../../account/parts/useFreshSignIn.ts';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useSetPin } from '../mutations.ts';
import { PinField } from '../../../layout/Lending/PinField.tsx';
import { isPin } from '../../../layout/Lending/pin.ts';

interface PinDialogProps {
  /** Whether it is the first one. */
  readonly change: 'set' | 'change';
  readonly onClose: () => void;
}

/** Sets or changes the PIN that takes a lent browser back, after signing in once more (DV-10). */
export const PinDialog = ({ change, onClose }: PinDialogProps) => {
  const { t } = useTranslation(['devices', 'common']);
  const { show } = useToast();
  const fresh = useFreshSignIn();
  const setPin = useSetPin();
  const [pin, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const lookAtWrong = useFirstWrong();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    setIsChecked(true);
    const isDone = isPin(pin) && (await fresh.run((idToken) => setPin({ pin, idToken })));
    lookAtWrong(form);
    if (!isDone) return;
    show(t('devices:pin.saved'));
    onClose();
  };

  return (
    <FormDialog
      title={t(`devices:pin.${change}`)}
      size="sm"
      submitLabel={t('common:action.save')}
      busyLabel={t('common:saving')}
      isBusy={fresh.isBusy}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FreshSignIn fresh={fresh} />
      <PinField label={t('devices:pin.new')} value={pin} onChange={setTyped} isWrong={isChecked && !isPin(pin)} />
    </FormDialog>
  );
};
