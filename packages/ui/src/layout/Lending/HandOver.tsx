import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { mayLeave } from '../../forms/mayLeave.ts';
import { byNeed } from '../../frontDoor/byNeed.tsx';
import { useAuth } from '../../providers/AuthProvider.tsx';
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
  const [isOpen, setIsOpen] = useState(false);
  if (kind === 'lent') {
    return (
      <IconButton
        label={t('layout:unlock')}
        needsConnection
        icon={<LockKeyholeOpen aria-hidden />}
        onClick={() => void navigate(paths.unlock)}
      />
    );
  }
  if (kind !== 'adult' || viewMode !== 'child' || !features.includes('devices')) return null;
  return (
    <>
      <IconButton
        needsConnection
        label={t('layout:handOver')}
        icon={<LockKeyhole aria-hidden />}
        onClick={() => setIsOpen(mayLeave())}
      />
      {isOpen ? <LendDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
};
