import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoConnection } from '../components/Button/connection.ts';
import { useIsOnline } from '../data/online.ts';

/** Tells every button that needs a connection whether there is one, and what to say where there is none (OF-05). */
export const ConnectionProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('common');
  return <NoConnection value={useIsOnline() ? null : t('common:needsConnection')}>{children}</NoConnection>;
};
