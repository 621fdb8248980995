import { type Query, type QueryFilters, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { Check, CloudAlert, CloudOff, LoaderCircle } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { DURATIONS } from '../../data/durations.ts';
import { isUnreached } from '../../data/isUnreached.ts';
import { isOnline, useIsOnline } from '../../data/online.ts';
import { useQueueValue, useWaitingCount } from '../../data/queue/QueueProvider.tsx';
import { useOnboardingRetry } from '../../providers/OnboardingProvider.tsx';
import { useView } from '../../providers/ViewProvider.tsx';
import { ageOf } from './ageOf.ts';
import styles from './NetStrip.module.css';
import { useHeldPlace } from './useHeldPlace.ts';

const SIGNS = {
  offline: <CloudOff aria-hidden />,
  sending: <LoaderCircle className={styles.turning} aria-hidden />,
  sent: <Check aria-hidden />,
  failed: <CloudAlert aria-hidden />,
};
type Look = keyof typeof SIGNS;

/** A call that failed by itself is no news; neither is a network that is back before anybody noticed. */
const PATIENCE = 1000;

/** Whether there has been no connection for a moment, or none when the app was opened. */
const useOffline = (): boolean => {
  const isThere = useIsOnline();
  const [isOffline, setIsOffline] = useState(() => !isOnline());
  if (isThere && isOffline) setIsOffline(false);
  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => setIsOffline(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isThere]);
  return isOffline && !isThere;
};

/**
 * What there is to say: that there is no connection, that something is being sent, and, for a moment, that all was, unless
 * some of it was refused, or all of it taken back. `isBack`: what is being sent had to wait for the connection.
 */
const useLook = (count: number): { readonly look: Look | null; readonly isBack: boolean } => {
  const isOffline = useOffline();
  const accepted = useQueueValue((view) => view.accepted);
  const refused = useQueueValue((view) => view.refused);
  const now: Look | null = isOffline ? 'offline' : count > 0 ? 'sending' : null;
  const [since, setSince] = useState({ now, isBack: isOffline, accepted, refused });
  const [isSent, setIsSent] = useState(false);
  if (now !== since.now) {
    const from = since.now === null ? { isBack: false, accepted, refused } : since;
    setSince({ ...from, now, isBack: from.isBack || isOffline });
    setIsSent(now === null && since.now === 'sending' && accepted > since.accepted && refused === since.refused);
  }
  useEffect(() => {
    if (!isSent) return undefined;
    const timer = setTimeout(() => setIsSent(false), DURATIONS.successMessage);
    return () => clearTimeout(timer);
  }, [isSent]);
  return { look: now ?? (isSent ? 'sent' : null), isBack: since.isBack };
};

const MINUTE = 60_000;

/** What is shown as it was known before, because a server that was reached did not give it anew. */
const FAILED: QueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.status === 'error' && state.data !== undefined && !isUnreached(state.error),
};

const useIsOld = (): boolean => {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.findAll(FAILED).length > 0,
  );
};

/** Reads anew what failed. */
const Retry = () => {
  const { t } = useTranslation('common');
  const client = useQueryClient();
  const retryCheck = useOnboardingRetry();
  const retry = () => {
    // The strip that comes late covers its notice, and who presses here means all that failed.
    retryCheck();
    void client.refetchQueries(FAILED);
  };
  return (
    <Button variant="quiet" needsConnection onClick={retry}>
      {t('common:action.retry')}
    </Button>
  );
};

/** The key of what is shown instead of a query that has read nothing. */
const standInOf = ({ meta }: Query): QueryKey => meta?.standIn ?? [];

/** How old the oldest of what is on the screen is. */
const Age = () => {
  const { t, i18n } = useTranslation('layout');
  const cache = useQueryClient().getQueryCache();
  const oldest = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () =>
      Math.min(
        ...cache
          .findAll({ type: 'active' })
          .map((query) => (query.state.data === undefined ? cache.find({ queryKey: standInOf(query) }) : query))
          .map((query) => (query?.state.data === undefined ? Infinity : query.state.dataUpdatedAt)),
      ),
  );
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  if (oldest === Number.POSITIVE_INFINITY) return null;
  const age = ageOf(now - oldest, i18n.resolvedLanguage ?? 'tr');
  return <small>{age === null ? t('layout:net.justNow') : t('layout:net.age', { age })}</small>;
};

/**
 * The quiet strip under the header: without a connection it says so, and how old is what is shown; then how much is being
 * sent, and that all was (OF-02); and where what is shown could not be read anew, that. It comes and goes without
 * moving what is under the finger, also where the screen was there before its code was (`isLate`).
 */
export const NetStrip = ({ isLate = false }: { isLate?: boolean }) => {
  const { t } = useTranslation(['layout', 'common']);
  const { viewMode } = useView();
  const count = useWaitingCount();
  const { look: netLook, isBack } = useLook(count);
  const isOld = useIsOld();
  const look = netLook ?? (isOld ? 'failed' : null);
  const strip = useHeldPlace<HTMLDivElement>(isLate);

  const what = look === 'offline' && viewMode === 'child' ? 'offlineChild' : look;
  return (
    <div ref={strip} className={styles.net} data-look={look ?? undefined}>
      <div className={styles.inner}>
        {look && SIGNS[look]}
        {/* It is there before it has something to say, so that it is said: once, and politely. */}
        <p aria-live="polite" aria-atomic>
          {what === 'failed' ? t('common:error.data') : null}
          {what && what !== 'failed' ? (
            <>
              {what === 'sending' && !isBack ? null : <b>{t(`layout:net.${what}.title`)} </b>}
              {what === 'sent' ? null : t(`layout:net.${what}.text`, { count })}
            </>
          ) : null}
        </p>
        {look === 'failed' ? <Retry /> : null}
        {look === 'offline' || look === 'failed' ? <Age /> : null}
      </div>
    </div>
  );
};
