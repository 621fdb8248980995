import { browserStorage, hasToken, TOKEN_KEY } from '@kovan/ui/providers/browserStorage';
import { createLateAuth } from '@kovan/ui/frontDoor/lateAuth';
import { settingsOfPage } from './adapters/settings.ts';

/** Machines, client and cache, which visitors do without until they sign in or try the demo. */
export const loadServices = async () => {
  const loaded = await import('./services.ts');
  auth.follow(loaded.services.session);
  return loaded;
};

/** Who is signed in, for screens that may be there before the services are. */
export const auth = createLateAuth(async () => (await loadServices()).services.session, hasToken(browserStorage));

// What another tab does to the session they share counts here at once, though nobody has touched this one yet.
window.addEventListener('storage', ({ key }) => {
  if (key === TOKEN_KEY || key === null) void loadServices().catch(() => undefined);
});

export const loadApi = async () => (await loadServices()).services.api;

/** Begins to load what signing in needs. */
export const prepareSignIn = (): void => {
  // Where it could not be loaded, the sign-in itself will say so.
  loadServices().then(
    ({ identity }) => identity.prepare(),
    () => undefined,
  );
};

export const settings = settingsOfPage() ?? loadServices().then((loaded) => loaded.settings);
