import '@kovan/ui/styles.css';
import { byNeed } from '@kovan/ui/frontDoor/byNeed';
import { keepInstallPrompt } from '@kovan/ui/frontDoor/installPrompt';
import { i18n } from '@kovan/ui/i18n';
import { loadNetStripIfOffline } from '@kovan/ui/layout/LateNetStrip';
import { PageLoading } from '@kovan/ui/layout/PageLoading';
import { screenAt } from '@kovan/ui/layout/routes';
import { browserStorage, hasToken } from '@kovan/ui/providers/browserStorage';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { accountChooser } from './accountChooser.ts';
import { letFontsIn, letFontsInLate } from './lateFonts.ts';
import { auth, loadApi, loadServices, prepareSignIn, settings } from './lateServices.ts';
import { layouts, screens } from './screens.ts';
import { Shell } from './Shell.tsx';
import { takeOver } from './takeOver.ts';

const behind = byNeed(
  async () => {
    const [{ services }] = await Promise.all([loadServices(), layouts.app.load(), layouts.public.load()]);
    // What was read last is there by now, or nearly: the first thing drawn is what the family knows.
    await Promise.all([services.restored, loadNetStripIfOffline()]);
    return (await import('./app.tsx')).App;
  },
  { as: 'page', meanwhile: <PageLoading /> },
);

const Join = () => <screens.join accountChooser={accountChooser} />;
const Login = () => <screens.login accountChooser={accountChooser} onTouch={prepareSignIn} />;

/** Loads the code of the screen at the address first, so that it is drawn in one go. */
const loadScreen = async (address: string): Promise<boolean> => {
  const name = screenAt(address);
  const isForVisitors = name === 'landing' || name === 'login' || name === 'privacy';
  const screen = name && screens[name].load();
  try {
    await (isForVisitors ? screen : Promise.all([behind.load(), screen]));
    return true;
  } catch {
    // Drawing it will try once more, and say that it could not be loaded.
    return false;
  }
};

const start = async () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  const { pathname } = window.location;
  // Whoever is signed in goes on to the app, but from the landing page only when they say so.
  const goesOn = hasToken(browserStorage) && screenAt(pathname) !== 'landing';
  if (goesOn) void loadServices().catch(() => undefined);
  const isLoaded = await loadScreen(pathname);

  const page = document.documentElement.dataset;
  // The page was sent by what the server knew: another tab may have signed in since, or another language been chosen.
  const isOfViewer = !goesOn && root.dataset.language === i18n.language;
  const isMade = isLoaded && isOfViewer && root.hasChildNodes() && page.fresh === undefined;
  const app = (
    <Shell
      auth={auth}
      loadApi={loadApi}
      settings={settings}
      firstDay={isMade ? root.dataset.day : undefined}
      Router={BrowserRouter}
      screens={{ ...screens, login: Login, join: Join }}
      frames={{ ...layouts, behind }}
    />
  );
  if (isMade) {
    takeOver(root, app);
    letFontsInLate();
    return;
  }
  // The page was made for another language, or for somebody who is not signed in.
  root.replaceChildren();
  window.earlyPresses = undefined;
  delete page.fresh;
  letFontsIn();
  startTransition(() => {
    createRoot(root).render(app);
  });
};

keepInstallPrompt();
void start();
