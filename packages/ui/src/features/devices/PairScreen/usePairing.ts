import { ApiError } from '@kovan/api-client';
import { devicesClient } from '@kovan/api-client/people';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { logFailure } from '../../../data/logFailure.ts';
import { paths } from '../../../layout/paths.ts';
import { useApi } from '../../../providers/ApiProvider.tsx';
import { useAuth } from '../../../providers/AuthProvider.tsx';

const problemOf = (error: unknown) => {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404 || status === 400) return 'wrong' as const;
  return status === 429 ? ('tooMany' as const) : ('failed' as const);
};

/** The code in an address; as it stands there, where that is not well-formed: a QR code may be read badly. */
const codeIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/** Pairing this browser: the code, typed or of the address, and what was wrong with it. Who is signed in here is asked first (DV-07). */
export const usePairing = () => {
  const { t } = useTranslation('devices');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { pair, user, isAuthenticated } = useAuth();
  const { request } = useApi();
  const [code, setCode] = useState(() => codeIn(hash));
  const [problem, setProblem] = useState<ReturnType<typeof problemOf> | 'missing' | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  // A code is good for one pairing, and nobody's to find in the address later.
  useEffect(() => {
    if (hash === '') return;
    setCode(codeIn(hash));
    void navigate(paths.pair, { replace: true });
  }, [hash, navigate]);

  const connect = async () => {
    if (isBusy) return;
    setProblem(code.trim() === '' ? 'missing' : null);
    if (code.trim() === '') return;
    const name = user?.first_name ?? t('devices:pair.somebody');
    if (isAuthenticated && !window.confirm(t('devices:pair.question', { name }))) return;
    setIsBusy(true);
    try {
      await pair(() => devicesClient(request).pair(code.trim()));
      await navigate(paths.app, { replace: true });
    } catch (error) {
      logFailure('devices.pair', error);
      setProblem(problemOf(error));
    } finally {
      setIsBusy(false);
    }
  };

  return {
    code,
    setCode: (typed: string) => {
      setCode(typed);
      // That was said of another one.
      setProblem(null);
    },
    problem,
    isBusy,
    connect,
  };
};
