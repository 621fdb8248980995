import type { Updates } from '@kovan/ui/data/updates';

/** How often a page that is left open asks for a new version. */
const HOUR = 60 * 60 * 1000;

/** Runs once a version is there: it waits for the old one's pages to go, or has taken over where none of them is left. */
const onceThere = (version: ServiceWorker, run: () => void): void => {
  const look = () => {
    if (version.state !== 'installed' && version.state !== 'activated' && version.state !== 'redundant') return;
    version.removeEventListener('statechange', look);
    run();
  };
  version.addEventListener('statechange', look);
};

/** Registers the worker, and tells of a new version: one that waits, or that another tab has taken. */
export const registerWorker = async (updates: Pick<Updates, 'tell'>): Promise<void> => {
  const { serviceWorker } = navigator;
  const tell = () => updates.tell('ready');
  const wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // This page goes on as it is, but what it has not loaded yet may be gone.
    if (wasControlled) tell();
  });

  const registration = await serviceWorker.register('/sw.js');
  if (registration.waiting) tell();
  const follow = () => {
    // Without one before it, it is the first, and of this very version.
    const next = registration.active && registration.installing;
    if (next) onceThere(next, () => next.state !== 'redundant' && tell());
  };
  follow();
  registration.addEventListener('updatefound', follow);

  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, HOUR);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
};

/** The version that the server has by now, once it waits to be taken; nothing where there is no other. */
const waitingIn = async (registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> => {
  if (!registration.waiting) await registration.update();
  const { installing } = registration;
  if (installing) await new Promise<void>((resolve) => onceThere(installing, resolve));
  return registration.waiting;
};

/** Goes over to the new version, and loads the page anew from it. */
export const takeUpdate = async (reload: () => void): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration && (await waitingIn(registration));
  if (!waiting) return reload();
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated' || waiting.state === 'redundant') reload();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window: it has one origin, ours
  waiting.postMessage({ type: 'SKIP_WAITING' });
};
