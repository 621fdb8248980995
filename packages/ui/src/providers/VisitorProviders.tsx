import type { Settings } from '@kovan/api-client/contract';
import type { ReactNode } from 'react';
import { type ApiLoader, LateApiProvider } from './ApiProvider.tsx';
import { AuthProvider, type AuthSource } from './AuthProvider.tsx';
import { type Clock, ClockProvider } from './ClockProvider.tsx';
import { ConnectionProvider } from './ConnectionProvider.tsx';
import { SettingsProvider } from './SettingsProvider.tsx';

interface VisitorProvidersProps {
  readonly auth: AuthSource;
  readonly loadApi: ApiLoader;
  readonly clock: Clock;
  readonly settings: Settings | Promise<Settings>;
  /** The day on which a page that was made beforehand was made. */
  readonly firstDay?: string | undefined;
  readonly children: ReactNode;
}

/** The contexts that every screen reads, and all that those of visitors do. */
export const VisitorProviders = ({ auth, loadApi, clock, settings, firstDay, children }: VisitorProvidersProps) => (
  <ClockProvider clock={clock} firstDay={firstDay}>
    <SettingsProvider settings={settings}>
      <LateApiProvider load={loadApi}>
        <AuthProvider source={auth}>
          <ConnectionProvider>{children}</ConnectionProvider>
        </AuthProvider>
      </LateApiProvider>
    </SettingsProvider>
  </ClockProvider>
);
