import type { Settings } from '@kovan/api-client/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiProvider } from './ApiProvider.tsx';
import { AuthProvider } from './AuthProvider.tsx';
import { ChildrenProvider } from './ChildrenProvider.tsx';
import { ClockProvider } from './ClockProvider.tsx';
import type { Services } from './createServices.ts';
import { OnboardingProvider } from './OnboardingProvider.tsx';
import { SettingsProvider } from './SettingsProvider.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useReadingEachDay } from './useReadingEachDay.ts';
import { ViewProvider } from './ViewProvider.tsx';

interface KovanProvidersProps {
  /** From `createServices`; they outlive rerenders and belong to whoever made them. */
  readonly services: Services;
  readonly settings: Settings | Promise<Settings>;
  readonly children: ReactNode;
}

const ReadingEachDay = () => {
  useReadingEachDay();
  return null;
};

/** Every context that screens read, in the order in which they need one another. */
export const KovanProviders = ({ services, settings, children }: KovanProvidersProps) => (
  <QueryClientProvider client={services.queryClient}>
    <ClockProvider clock={services.clock}>
      <ReadingEachDay />
      <SettingsProvider settings={settings}>
        <ApiProvider api={services.api}>
          <AuthProvider source={services.session}>
            <OnboardingProvider onboarding={services.onboarding}>
              <ChildrenProvider onboarding={services.onboarding}>
                <ViewProvider view={services.view}>
                  <ToastProvider>{children}</ToastProvider>
                </ViewProvider>
              </ChildrenProvider>
            </OnboardingProvider>
          </AuthProvider>
        </ApiProvider>
      </SettingsProvider>
    </ClockProvider>
  </QueryClientProvider>
);
