import { logFailure } from '@kovan/ui/data/logFailure';
import { createUpdates } from '@kovan/ui/data/updates';

const reload = () => window.location.reload();

/** What the page knows of other versions of itself. The worker's part of it is loaded once it is registered. */
export const updates = createUpdates(() => {
  import('./worker/registered.ts').then(({ takeUpdate }) => takeUpdate(reload)).catch(reload);
});

/** Lets the worker keep the app, so that it opens at once and offline; the first view is over by then. */
export const keepApp = async (): Promise<void> => {
  // In development every change would be answered from what was kept before.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const { registerWorker } = await import('./worker/registered.ts');
    await registerWorker(updates);
  } catch (error) {
    logFailure('worker.register', error);
  }
};
