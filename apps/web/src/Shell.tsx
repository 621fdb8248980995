import { ErrorBoundary } from '@kovan/ui/layout/ErrorBoundary';
import { AppRoutes, type RoutesProps } from '@kovan/ui/layout/routes';
import { browserClock } from '@kovan/ui/providers/ClockProvider';
import { VisitorProviders } from '@kovan/ui/providers/VisitorProviders';
import { type ComponentProps, type ComponentType, type ReactNode, StrictMode } from 'react';

interface ShellProps extends RoutesProps, Omit<ComponentProps<typeof VisitorProviders>, 'clock' | 'children'> {
  /** How the address is known: the browser's, or that of a page that is being made. */
  readonly Router: ComponentType<{ children: ReactNode }>;
}

/** The whole app: what every screen needs, around the table of routes. */
export const Shell = ({ screens, frames, Router, ...ports }: ShellProps) => (
  <StrictMode>
    <ErrorBoundary>
      <VisitorProviders clock={browserClock} {...ports}>
        <Router>
          <AppRoutes screens={screens} frames={frames} />
        </Router>
      </VisitorProviders>
    </ErrorBoundary>
  </StrictMode>
);
