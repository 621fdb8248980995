import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readStale } from '../data/readStale.ts';
import { useTimeZone, useToday } from './ClockProvider.tsx';

/**
 * Reads everything anew when the viewer's day or zone changes: what is late, and what this week holds, is the server's to
 * say. On a page that nobody sees it waits until the page is seen again.
 */
export const useReadingEachDay = (): void => {
  const client = useQueryClient();
  const now = `${useToday()} ${useTimeZone()}`;
  const last = useRef(now);
  useEffect(() => {
    if (last.current === now) return;
    last.current = now;
    readStale(client);
  }, [client, now]);
};
