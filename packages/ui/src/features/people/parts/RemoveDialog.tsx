import type { Adult } from '@kovan/api-client/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogClose } from '../../../components/Dialog/Dialog.tsx';
import { sentenceOf } from '../../../data/sentenceOf.ts';
import { useAuth } from '../../../providers/AuthProvider.tsx';
import { useRemoveAdult } from '../mutations.ts';

/** Asks before somebody is removed, or leaves, and says what comes of it (PE-10). */
export const RemoveDialog = ({ adult, onClose }: { adult: Adult; onClose: () => void }) => {
  const { t } = useTranslation(['people', 'common']);
  const remove = useRemoveAdult();
  const { signOut } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { isYou, firstName: name } = adult;
  const of = isYou ? 'leaving' : 'removing';

  const confirm = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await remove(adult.id);
      // What is on the screen is another family's now; signing in again opens one's own.
      if (isYou) await signOut().catch(() => undefined);
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error, t('people:failed')));
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`people:${of}.title`, { name })}
      size="sm"
      closeLabel={t('common:action.close')}
      closeQuestion={t('common:confirm.discard')}
      isBusy={isBusy}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">{t('common:action.cancel')}</Button>
          </DialogClose>
          <Button variant="danger" needsConnection loading={isBusy} onClick={() => void confirm()}>
            {t(`people:${of}.action`)}
          </Button>
        </>
      }
    >
      <p>{t(`people:${of}.text`, { name })}</p>
      <p>{t(`people:${of}.rest`)}</p>
      {failure === null ? null : <p role="alert">{failure}</p>}
    </Dialog>
  );
};
