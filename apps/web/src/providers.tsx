import { createQueryClient } from '@kovan/ui/data/queryClient';
import { browserStorage, hasToken } from '@kovan/ui/providers/browserStorage';
import { browserClock } from '@kovan/ui/providers/ClockProvider';
import { createServices } from '@kovan/ui/providers/createServices';
import { KovanProviders } from '@kovan/ui/providers/KovanProviders';
import { createAccountChooser } from '@kovan/ui/screens/Login/accountChooser';
import type { ReactNode } from 'react';
import { createFirebaseIdentity } from './adapters/firebaseIdentity.ts';
import { loadSettings } from './adapters/settings.ts';

/** Stands in for Google's window where the identity provider is local. */
export const accountChooser = createAccountChooser();

const identity = createFirebaseIdentity({ settings: () => settings, chooseAccount: accountChooser.choose });

const services = createServices({
  identity,
  storage: browserStorage,
  clock: browserClock,
  queryClient: createQueryClient(),
});

const settings = loadSettings(services.api);

// A stored token means that the SDK keeps a session, too; visitors load none of it.
if (hasToken(browserStorage)) identity.prepare();

/** Begins to load what signing in needs. */
export const prepareSignIn = identity.prepare;

/** The real services around the screens. */
export const AppProviders = ({ children }: { children: ReactNode }) => (
  <KovanProviders services={services} settings={settings}>
    {children}
  </KovanProviders>
);
