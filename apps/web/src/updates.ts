import { logFailure } from '@kovan/ui/data/logFailure';
import { createUpdates } from '@kovan/ui/data/updates';

const reload = () => window.location.reload();

/** What the page knows of other versions of itself. The worker's part of it is loaded once it is registered. */
export const updates = createUpdates(() => {
  import('./worker/registered.ts').then(({ takeUpdate }) => takeUpdate(reload)).catch(reload);
});

let keeping: Promise<void> | undefined;

/**
 * Lets the worker keep the app, so that it opens at once and offline; the first view is over by then. That is done once a
 * page, however often its screens go and come back; where it failed, it is tried once more.
 */
export const keepApp = async (): Promise<void> => {
  // In development every change would be answered from what was kept before.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await (keeping ??= import('./worker/registered.ts').then(({ registerWorker }) => registerWorker(updates)));
  } catch (error) {
    keeping = undefined;
    logFailure('worker.register', error);
  }
};
