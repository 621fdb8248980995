import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CommonCause } from '../components/ErrorState/ErrorState.tsx';
import type { Updates } from '../data/updates.ts';
import { registerLayoutTexts } from '../layout/texts.ts';
import { requiredContext } from './requiredContext.ts';

registerLayoutTexts();

const [Provide, useUpdates] = requiredContext<Updates>('useUpdates', 'UpdatesProvider');

export { useUpdates };

/** What is known of other versions of the app; once this one can't go on, every failure says so and leads to the other. */
export const UpdatesProvider = ({ updates, children }: { updates: Updates; children: ReactNode }) => {
  const { t } = useTranslation('layout');
  const isNeeded = useSyncExternalStore(updates.subscribe, updates.state) === 'needed';
  const cause = useMemo(
    () =>
      isNeeded
        ? { message: t('layout:update.needed'), retryLabel: t('layout:update.take'), onRetry: updates.take }
        : null,
    [isNeeded, t, updates],
  );
  return (
    <Provide value={updates}>
      <CommonCause value={cause}>{children}</CommonCause>
    </Provide>
  );
};
