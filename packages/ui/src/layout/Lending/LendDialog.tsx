import { ApiError } from '@kovan/api-client';
import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog, DialogClose } from '../../components/Dialog/Dialog.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { logFailure } from '../../data/logFailure.ts';
import { sentenceOf } from '../../data/sentenceOf.ts';
import { useApi } from '../../providers/ApiProvider.tsx';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { useView } from '../../providers/ViewProvider.tsx';
import { paths } from '../paths.ts';
import { ChildChoices } from './ChildChoices.tsx';
import styles from './LendDialog.module.css';
import { isPin } from './pin.ts';
import { PinField } from './PinField.tsx';
import { registerLendingTexts } from './texts.ts';

registerLendingTexts();

/** Hands this browser to children: for whom, and, the first time, by which PIN it is taken back (DV-10). */
export const LendDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['lending', 'common']);
  const { selectedChild, selectChild } = useView();
  const { lend } = useAuth();
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const formId = useId();
  const [childIds, setChildIds] = useState(selectedChild === null ? [] : [selectedChild.id]);
  /** Asked for once the server says that there is none. */
  const [pin, setPin] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isWrongPin = pin !== null && !isPin(pin);

  const handOver = async () => {
    if (pin !== null) await api.account.setPin(pin);
    await lend(childIds);
    // Lists were read as an adult sees them.
    client.removeQueries();
    if (selectedChild !== null && childIds.includes(selectedChild.id)) selectChild(selectedChild);
    await navigate(paths.app, { replace: true });
  };
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'NO_PIN') {
      setPin('');
      setIsChecked(false);
      return;
    }
    logFailure('devices.lend', error);
    setFailure(sentenceOf(error, t('lending:failed')));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    setFailure(null);
    if (childIds.length === 0 || isWrongPin || isBusy) return;
    setIsBusy(true);
    try {
      await handOver();
      onClose();
    } catch (error) {
      fail(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('lending:title')}
      description={t('lending:text')}
      size="sm"
      closeLabel={t('common:action.close')}
      closeQuestion={t('common:confirm.discard')}
      isBusy={isBusy}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">{t('common:action.cancel')}</Button>
          </DialogClose>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            needsConnection
            icon={<LockKeyhole aria-hidden />}
            loading={isBusy}
          >
            {t('lending:lock')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          kind="group"
          label={t('lending:who')}
          error={isChecked && childIds.length === 0 ? t('lending:noChild') : undefined}
        >
          <ChildChoices values={childIds} onChange={setChildIds} />
        </Field>
        {pin === null ? null : (
          <PinField
            label={t('lending:pin.set')}
            hint={t('lending:pin.setHint')}
            value={pin}
            onChange={setPin}
            isWrong={isChecked && isWrongPin}
          />
        )}
        {failure === null ? null : <p role="alert">{failure}</p>}
      </form>
    </Dialog>
  );
};
