import { localDatabase } from '@kovan/ui/data/localDatabase';
import { createQueryClient } from '@kovan/ui/data/queryClient';
import { onceAnswered } from '@kovan/ui/frontDoor/onceAnswered';
import { i18n } from '@kovan/ui/i18n';
import { browserStorage, hasToken } from '@kovan/ui/providers/browserStorage';
import { browserClock } from '@kovan/ui/providers/ClockProvider';
import { createServices } from '@kovan/ui/providers/createServices';
import { accountChooser } from './accountChooser.ts';
import { createFirebaseIdentity } from './adapters/firebaseIdentity.ts';
import { updates } from './updates.ts';
import { settingsOfPage } from './adapters/settings.ts';

const queryClient = createQueryClient();

/** The identity provider of this page. */
export const identity = createFirebaseIdentity({
  settings: () => settings,
  hasDatabase: localDatabase.isThere,
  language: () => i18n.resolvedLanguage ?? 'tr',
  chooseAccount: accountChooser.choose,
});

/** What runs behind the screens; begins when this module is first loaded. */
export const services = createServices({
  identity,
  storage: browserStorage,
  clock: browserClock,
  queryClient,
  database: localDatabase,
  updates,
});

/** What the page knows of the server's settings: from the page itself, else asked of the server. */
export const settings = settingsOfPage() ?? services.api.server.settings();

// A stored token means that the SDK keeps a session, too, which the machine asks for name and end (H-11, S-04, S-07). Until
// the first screen has its answers the token alone lets in, and the SDK would only stand in their way.
if (hasToken(browserStorage)) onceAnswered(queryClient, identity.prepare);
