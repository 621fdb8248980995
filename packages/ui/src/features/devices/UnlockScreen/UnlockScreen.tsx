import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { Bee } from '../../../components/Bee/Bee.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { PinPad } from '../../../components/PinPad/PinPad.tsx';
import { paths } from '../../../layout/paths.ts';
import { focusMain } from '../../../layout/SkipLink.tsx';
import { useLeave } from '../../../layout/Queue/useLeave.tsx';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { useAuth } from '../../../providers/AuthProvider.tsx';
import { registerDevicesTexts } from '../texts.ts';
import { useUnlock } from './useUnlock.ts';

registerDevicesTexts();

/** Only signing in again leads out: too many wrong PINs, or none is known any more. */
const SignInAgain = ({ isLocked, onBack }: { isLocked: boolean; onBack: () => void }) => {
  const { t } = useTranslation('devices');
  const { leave, question } = useLeave();
  // It comes in the place of the pad, at the same address: what had the focus is gone.
  useEffect(focusMain, []);
  return (
    <>
      {question}
      <EmptyState
        level={1}
        picture={<Bee face="asleep" width={140} />}
        title={t(isLocked ? 'devices:unlock.lockedTitle' : 'devices:unlock.forgotTitle')}
        description={t(isLocked ? 'devices:unlock.lockedText' : 'devices:unlock.forgotText')}
        action={
          <>
            <Button variant="primary" size="lg" onClick={leave}>
              {t('devices:unlock.again')}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {t('devices:unlock.back')}
            </Button>
          </>
        }
      />
    </>
  );
};

/** Takes a lent browser back by the PIN (DV-11). */
export const UnlockScreen = () => {
  const { t } = useTranslation('devices');
  const { kind } = useAuth();
  const navigate = useNavigate();
  const unlock = useUnlock();
  const [hasForgotten, setHasForgotten] = useState(false);
  usePageTitle(t('devices:unlock.title'));
  if (kind !== 'lent') return <Navigate to={paths.app} replace />;
  const back = () => void navigate(paths.app);

  if (unlock.isLocked || hasForgotten) return <SignInAgain isLocked={unlock.isLocked} onBack={back} />;
  return (
    <PinPad
      isChecking={unlock.isChecking}
      error={unlock.error}
      countLabel={(count) => t('devices:unlock.count', { count })}
      digitsLabel={t('devices:unlock.digits')}
      deleteLabel={t('devices:unlock.delete')}
      enterLabel={t('devices:unlock.enter')}
      onEnter={(pin) => void unlock.enter(pin)}
      onCancel={back}
      footer={
        <>
          <Button variant="quiet" onClick={back}>
            {t('devices:unlock.back')}
          </Button>
          <Button variant="quiet" onClick={() => setHasForgotten(true)}>
            {t('devices:unlock.forgot')}
          </Button>
        </>
      }
    >
      <Bee width={112} />
      <h1>{t('devices:unlock.title')}</h1>
      <p>{t('devices:unlock.text')}</p>
    </PinPad>
  );
};
