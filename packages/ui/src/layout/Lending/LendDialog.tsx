import { ApiError } from '@kovan/api-client';
import { accountClient, devicesClient } from '@kovan/api-client/people';
import { useQueryClient } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Field } from '../../components/Field/Field.tsx';
import { FormFailure } from '../../components/FormFailure/FormFailure.tsx';
import { logFailure } from '../../data/logFailure.ts';
import { readChildrenWhereGone } from '../../data/readChildrenWhereGone.ts';
import { sentenceOf } from '../../data/sentenceOf.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useFirstWrong } from '../../forms/useFirstWrong.ts';
import { useApi } from '../../providers/ApiProvider.tsx';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { useChildren } from '../../providers/ChildrenProvider.tsx';
import { useView } from '../../providers/ViewProvider.tsx';
import { paths } from '../paths.ts';
import { ChildChoices } from './ChildChoices.tsx';
import { isPin } from './pin.ts';
import { PinField } from './PinField.tsx';
import { registerLendingTexts } from './texts.ts';

registerLendingTexts();

/** What is asked for only now has the focus, or nobody would know that it is. */
const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** Hands this browser to children: for whom, and, the first time, by which PIN it is taken back (DV-10). */
export const LendDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('lending');
  const { selectedChild, selectChild } = useView();
  const { lend } = useAuth();
  const { request } = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { children, isLoading, isError } = useChildren();
  const [chosen, setChosen] = useState(selectedChild === null ? [] : [selectedChild.id]);
  // The other parent may have deleted one: kept unseen, it would be refused try after try.
  const childIds = chosen.filter((id) => isLoading || isError || children.some((child) => child.id === id));
  /** Asked for once the server says that there is none. */
  const [pin, setPin] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const lookAtWrong = useFirstWrong();
  const isWrongPin = pin !== null && !isPin(pin);

  const handOver = async () => {
    if (pin !== null) {
      await accountClient(request).setPin(pin);
      // It stands, whatever becomes of the rest: the next try needs none, and could not set it without a fresh sign-in.
      setPin(null);
    }
    await lend(() => devicesClient(request).lend(childIds));
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
    readChildrenWhereGone(client, error);
    setFailure(sentenceOf(error, t('lending:failed')));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    setFailure(null);
    lookAtWrong(event.currentTarget);
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
    <FormDialog
      title={t('lending:title')}
      description={t('lending:text')}
      size="sm"
      submitLabel={t('lending:lock')}
      submitIcon={<LockKeyhole aria-hidden />}
      isBusy={isBusy}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Field
        kind="group"
        label={t('lending:who')}
        error={isChecked && childIds.length === 0 ? t('lending:noChild') : undefined}
      >
        <ChildChoices values={childIds} onChange={setChosen} />
      </Field>
      {pin === null ? null : (
        <PinField
          ref={takeFocus}
          label={t('lending:pin.set')}
          hint={t('lending:pin.setHint')}
          value={pin}
          onChange={setPin}
          isWrong={isChecked && isWrongPin}
        />
      )}
      {failure === null ? null : <FormFailure>{failure}</FormFailure>}
    </FormDialog>
  );
};
