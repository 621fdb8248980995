import type { Adult } from '@kovan/api-client/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../../components/FormFailure/FormFailure.tsx';
import { sentenceOf } from '../../../data/sentenceOf.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useAuth } from '../../../providers/AuthProvider.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useRemoveAdult } from '../mutations.ts';

/** Asks before somebody is removed, or leaves, and says what comes of it (PE-10). */
export const RemoveDialog = ({ adult, onClose }: { adult: Adult; onClose: () => void }) => {
  const { t } = useTranslation('people');
  const remove = useRemoveAdult();
  const { signOut } = useAuth();
  const { show } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { isYou, firstName: name } = adult;
  const of = isYou ? 'leaving' : 'removing';

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setFailure(null);
    try {
      await remove(adult);
      // What is on the screen is another family's now; signing in again opens one's own.
      if (isYou) await signOut().catch(() => undefined);
      else show(t('people:removed', { name }));
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error, t('people:failed')));
      setIsBusy(false);
    }
  };

  return (
    <FormDialog
      title={t(`people:${of}.title`, { name })}
      size="sm"
      submitLabel={t(`people:${of}.action`)}
      tone="danger"
      isBusy={isBusy}
      onSubmit={(event) => void confirm(event)}
      onClose={onClose}
    >
      <p>{t(`people:${of}.text`, { name })}</p>
      <p>{t(`people:${of}.rest`)}</p>
      {failure === null ? null : <FormFailure>{failure}</FormFailure>}
    </FormDialog>
  );
};
