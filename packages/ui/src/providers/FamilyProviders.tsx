import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccountProvider } from './AccountProvider.tsx';
import { ApiProvider } from './ApiProvider.tsx';
import { ChildrenProvider } from './ChildrenProvider.tsx';
import type { Services } from './createServices.ts';
import { Live } from './Live.tsx';
import { OnboardingProvider } from './OnboardingProvider.tsx';
import { QueueProvider } from '../data/queue/QueueProvider.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { UpdatesProvider } from './UpdatesProvider.tsx';
import { useReadingEachDay } from './useReadingEachDay.ts';
import { ViewProvider } from './ViewProvider.tsx';

interface FamilyProvidersProps {
  /** From `createServices`; they outlive rerenders and belong to whoever made them. */
  readonly services: Services;
  readonly children: ReactNode;
}

const ReadingEachDay = () => {
  useReadingEachDay();
  return null;
};

/** The contexts that only screens behind the front door read, inside `VisitorProviders`, in the order in which they need one another. */
export const FamilyProviders = ({ services, children }: FamilyProvidersProps) => (
  <QueryClientProvider client={services.queryClient}>
    <ReadingEachDay />
    <UpdatesProvider updates={services.updates}>
      <AccountProvider account={services.account}>
        <ApiProvider api={services.api}>
          <QueueProvider queue={services.queue}>
            <Live />
            <OnboardingProvider onboarding={services.onboarding}>
              <ChildrenProvider onboarding={services.onboarding}>
                <ViewProvider view={services.view}>
                  <ToastProvider said={services.said}>{children}</ToastProvider>
                </ViewProvider>
              </ChildrenProvider>
            </OnboardingProvider>
          </QueueProvider>
        </ApiProvider>
      </AccountProvider>
    </UpdatesProvider>
  </QueryClientProvider>
);
