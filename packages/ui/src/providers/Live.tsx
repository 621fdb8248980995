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
  const { kind, user } = useAuth();
  const isThere = useSettings().features.includes('live');
  const who = kind && `${kind} ${user?.id ?? ''}`;
  useEffect(() => {
    if (!isThere || who === null) return undefined;
    const end = new AbortController();
    const start = async () => {
      await attention();
      if (end.signal.aborted) return;
      const { startLive } = await import('../data/live/startLive.ts');
      if (!end.signal.aborted) startLive({ api, client }, end.signal);
    };
    start().catch((error: unknown) => logFailure('live.load', error));
    return () => end.abort();
  }, [api, client, isThere, who]);
  return null;
};
