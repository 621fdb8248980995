import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { byNeed } from '../../frontDoor/byNeed.tsx';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { useQueue, useQueueSource } from '../../data/queue/QueueProvider.tsx';
import { useSettings } from '../../providers/SettingsProvider.tsx';
import { useView } from '../../providers/ViewProvider.tsx';
import { paths } from '../paths.ts';

const LendDialog = byNeed(async () => (await import('./LendDialog.tsx')).LendDialog, { as: 'part', meanwhile: null });

/** The lock of the header: in child mode an adult hands the browser over (DV-10); in a lent one it is taken back (DV-11). */
export const HandOver = () => {
  const { t } = useTranslation('layout');
  const { kind } = useAuth();
  const { viewMode } = useView();
  const { features } = useSettings();
  const navigate = useNavigate();
  const queue = useQueueSource();
  const [isOpen, setIsOpen] = useState(false);
  // What waits belongs to whoever has the browser now: without a network it stays so, and the button says why.
  const { count } = useQueue();
  const held = (action: string, onClick: () => void) =>
    count > 0
      ? { label: t('layout:sendFirst', { action }), 'aria-disabled': true, onClick: () => queue.hurry() }
      : { label: action, onClick };
  if (kind === 'lent') {
    return (
      <IconButton
        {...held(t('layout:unlock'), () => void navigate(paths.unlock))}
        icon={<LockKeyholeOpen aria-hidden />}
      />
    );
  }
  if (kind !== 'adult' || viewMode !== 'child' || !features.includes('devices')) return null;
  return (
    <>
      <IconButton {...held(t('layout:handOver'), () => setIsOpen(true))} icon={<LockKeyhole aria-hidden />} />
      {isOpen ? <LendDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
};
