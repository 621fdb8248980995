import '@kovan/ui/styles.css';
import { byNeed } from '@kovan/ui/frontDoor/byNeed';
import { browserStorage, hasToken } from '@kovan/ui/providers/browserStorage';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { accountChooser } from './accountChooser.ts';
import { letFontsIn, letFontsInLate } from './lateFonts.ts';
import { auth, loadApi, loadServices, prepareSignIn, settings } from './lateServices.ts';
import { visitorPages } from './router.tsx';
import { Shell } from './Shell.tsx';

const App = byNeed(
  async () => {
    await loadServices();
    return (await import('./app.tsx')).App;
  },
  { as: 'page', meanwhile: null },
);

const pathOf = ({ pathname }: Location): string => (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''));
const isVisitorPage = (path: string): path is keyof typeof visitorPages => path in visitorPages;

/** Loads the code of the screen at the address first, so that it is drawn in one go. */
const loadScreen = async (): Promise<boolean> => {
  const path = pathOf(window.location);
  try {
    await (isVisitorPage(path) ? visitorPages[path] : App).load();
    return true;
  } catch {
    // Drawing it will try once more, and say that it could not be loaded.
    return false;
  }
};

const start = async () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  // Whoever is signed in goes on to the app, but from the landing page only when they say so.
  if (hasToken(browserStorage) && pathOf(window.location) !== '/') void loadServices().catch(() => undefined);
  const isLoaded = await loadScreen();

  const page = document.documentElement.dataset;
  const isMade = isLoaded && root.hasChildNodes() && page.fresh === undefined;
  const app = (
    <Shell
      auth={auth}
      loadApi={loadApi}
      settings={settings}
      firstDay={isMade ? root.dataset.day : undefined}
      Router={BrowserRouter}
      accountChooser={accountChooser}
      onTouch={prepareSignIn}
      app={<App />}
    />
  );
  if (isMade) {
    startTransition(() => {
      hydrateRoot(root, app);
    });
    letFontsInLate();
    return;
  }
  // The page was made for another language, or for somebody who is not signed in.
  root.replaceChildren();
  delete page.fresh;
  letFontsIn();
  createRoot(root).render(app);
};

void start();
