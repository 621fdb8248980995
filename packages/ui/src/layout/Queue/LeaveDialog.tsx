import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useStable } from '../../components/useStable.ts';
import { mayReach } from '../../data/online.ts';
import { useQueueSource, useQueueValue } from '../../data/queue/QueueProvider.tsx';
import { registerQueueTexts } from './texts.ts';

registerQueueTexts();

interface LeaveDialogProps {
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/**
 * Asks what shall become of what waits to be sent, before somebody signs out (OF-06). Where it goes meanwhile, nobody is
 * signed out who is still reading: the next press does it.
 */
export const LeaveDialog = ({ onLeave, onClose }: LeaveDialogProps) => {
  const { t } = useTranslation(['queue', 'common']);
  const queue = useQueueSource();
  // All that `useLeave` asks about, also what is too old to go by itself.
  const count = useQueueValue(({ entries }) => entries.length);
  const [isSending, setIsSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const refused = useQueueValue((view) => view.refused);
  const [refusedBefore] = useState(refused);
  // A message of its own says what was refused (OF-04); whoever left with it would not read it.
  const isRefused = refused > refusedBefore;
  const end = useStable(isRefused ? onClose : onLeave);
  useEffect(() => {
    if (isSending && count === 0) end();
  }, [isSending, count, end]);

  const isEmpty = count === 0 && !isSending;

  const send = () => {
    setHasFailed(!mayReach());
    setIsSending(mayReach());
    for (const { id } of queue.view().stale) queue.force(id);
    queue.hurry();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isEmpty ? t('queue:leave.none') : t('queue:leave.title')}
      closeLabel={t('common:action.close')}
      closeQuestion={t('common:confirm.discard')}
      footer={
        isEmpty ? (
          <Button variant="primary" onClick={onLeave}>
            {t('queue:leave.go')}
          </Button>
        ) : (
          <>
            <Button variant="danger" onClick={onLeave}>
              {t('queue:leave.discard')}
            </Button>
            <Button variant="primary" loading={isSending} onClick={send}>
              {isSending ? t('queue:leave.sending') : t('queue:leave.send')}
            </Button>
          </>
        )
      }
    >
      {isEmpty ? null : <p>{t('queue:leave.text', { count })}</p>}
      <p role="status">{isEmpty ? t('queue:leave.goOn') : hasFailed ? t('queue:leave.offline') : ''}</p>
    </Dialog>
  );
};
