import type { Settings } from '@kovan/api-client/contract';
import { ErrorBoundary } from '@kovan/ui/layout/ErrorBoundary';
import { type ApiLoader, LateApiProvider } from '@kovan/ui/providers/ApiProvider';
import { AuthProvider, type AuthSource } from '@kovan/ui/providers/AuthProvider';
import { browserClock, ClockProvider } from '@kovan/ui/providers/ClockProvider';
import { SettingsProvider } from '@kovan/ui/providers/SettingsProvider';
import { type ComponentProps, type ComponentType, type ReactNode, StrictMode } from 'react';
import { AppRoutes } from './router.tsx';

interface ShellProps extends ComponentProps<typeof AppRoutes> {
  readonly auth: AuthSource;
  readonly loadApi: ApiLoader;
  readonly settings: Settings | Promise<Settings>;
  /** The day on which a page that was made beforehand was made. */
  readonly firstDay?: string | undefined;
  /** How the address is known: the browser's, or that of a page that is being made. */
  readonly Router: ComponentType<{ children: ReactNode }>;
}

/** The least that the screens of visitors need; the app brings what it needs with it. */
export const Shell = ({ auth, loadApi, settings, firstDay, Router, ...routes }: ShellProps) => (
  <StrictMode>
    <ErrorBoundary>
      <ClockProvider clock={browserClock} firstDay={firstDay}>
        <SettingsProvider settings={settings}>
          <LateApiProvider load={loadApi}>
            <AuthProvider source={auth}>
              <Router>
                <AppRoutes {...routes} />
              </Router>
            </AuthProvider>
          </LateApiProvider>
        </SettingsProvider>
      </ClockProvider>
    </ErrorBoundary>
  </StrictMode>
);
