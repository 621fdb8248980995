import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from '../data/logFailure.ts';
import { attention } from '../frontDoor/attention.ts';
import { useApi } from './ApiProvider.tsx';
import { useAuth } from './AuthProvider.tsx';
import { useSettings } from './SettingsProvider.tsx';

/** Follows what others change while somebody is signed in; nothing that a first screen waits for. */
export const Live = (): null => {
  const api = useApi();
  const client = useQueryClient();
  const { owner } = useAuth();
  const isThere = useSettings().features.includes('live');
  useEffect(() => {
    const end = new AbortController();
    if (isThere && owner !== null) {
      attention()
        .then(() => import('../data/live/startLive.ts'))
        .then(({ startLive }) => startLive({ api, client }, end.signal))
        .catch((error: unknown) => logFailure('live.load', error));
    }
    return () => end.abort();
  }, [api, client, isThere, owner]);
  return null;
};
