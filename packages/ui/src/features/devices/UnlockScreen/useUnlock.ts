import { ApiError } from '@kovan/api-client';
import { devicesClient } from '@kovan/api-client/people';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { logFailure } from '../../../data/logFailure.ts';
import { paths } from '../../../layout/paths.ts';
import { useApi } from '../../../providers/ApiProvider.tsx';
import { useAuth } from '../../../providers/AuthProvider.tsx';

/** Tries PINs, and says what was wrong and how many tries are left, which the server alone knows. */
export const useUnlock = () => {
  const { t } = useTranslation('devices');
  const { giveBack } = useAuth();
  const { request } = useApi();
  const navigate = useNavigate();
  const [error, setError] = useState<{ message: string; attempt: number } | null>(null);
  const [isLocked, setIsLocked] = useState(false);
  const [isChecking, setIsChecking] = useState(false);

  const enter = async (pin: string) => {
    setIsChecking(true);
    try {
      await giveBack(() => devicesClient(request).giveBack(pin));
      await navigate(paths.app, { replace: true });
    } catch (failure) {
      const code = failure instanceof ApiError ? failure.code : undefined;
      if (code === 'PIN_LOCKED') setIsLocked(true);
      else {
        const isHeld = code === 'TOO_MANY_REQUESTS';
        if (code !== 'WRONG_PIN' && !isHeld) logFailure('devices.giveBack', failure);
        const count = failure instanceof ApiError ? failure.triesLeft : undefined;
        const wrong = count === undefined ? t('devices:unlock.wrong') : t('devices:unlock.left', { count });
        const failed = isHeld ? t('devices:unlock.tooMany') : t('devices:unlock.failed');
        const message = code === 'WRONG_PIN' ? wrong : failed;
        setError((before) => ({ message, attempt: (before?.attempt ?? 0) + 1 }));
      }
    } finally {
      setIsChecking(false);
    }
  };
  return { enter, error, isLocked, isChecking };
};
