import type { NewInvitation } from '@kovan/api-client/contract';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogClose } from '../../../components/Dialog/Dialog.tsx';
import { IconLine } from '../../../components/IconLine/IconLine.tsx';
import { LinkBox } from '../../../components/LinkBox/LinkBox.tsx';
import { QrShare } from '../../../components/QrCode/QrCode.tsx';
import styles from './InviteDialog.module.css';
import { useDayOf } from './useDayOf.ts';

interface InviteDialogProps {
  readonly invitation: NewInvitation;
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
}

/** The link of a new invitation, to copy, share or scan: shown here and never again (PE-03). */
export const InviteDialog = ({ invitation, onWithdraw, onClose }: InviteDialogProps) => {
  const { t } = useTranslation(['people', 'common']);
  const dayOf = useDayOf();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('people:invite')}
      description={t('people:inviteHint')}
      closeLabel={t('common:action.close')}
      closeQuestion={t('common:confirm.discard')}
      footer={
        <>
          <Button variant="quiet" needsConnection onClick={onWithdraw}>
            {t('people:withdrawThis')}
          </Button>
          <DialogClose>
            <Button>{t('people:done')}</Button>
          </DialogClose>
        </>
      }
    >
      <QrShare value={invitation.url} label={t('people:qr')}>
        <LinkBox
          url={invitation.url}
          copyLabel={t('people:copy')}
          copiedLabel={t('people:copied')}
          shareLabel={t('people:share')}
          shareTitle={t('people:shareTitle')}
        />
        <IconLine icon={<CalendarClock aria-hidden />}>
          {t('people:forOne', { day: dayOf(invitation.expiresAt) })}
        </IconLine>
      </QrShare>
      <p className={styles.once}>{t('people:once')}</p>
    </Dialog>
  );
};
