import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const REMOVED = { recursive: true, force: true } as const;

/**
 * Does some work beside files that it alone makes and needs, and that are gone afterwards, however it ends: well, with an
 * error, or with a signal, which then ends this process as it would have done.
 */
export const besidePassing = async <Result>(paths: readonly string[], work: () => Promise<Result>): Promise<Result> => {
  const stopListening = () => SIGNALS.forEach((signal) => process.off(signal, onSignal));
  const onSignal = (signal: NodeJS.Signals) => {
    stopListening();
    for (const path of paths) {
      try {
        // More than one try: a file may be made while its folder is emptied.
        rmSync(path, { ...REMOVED, maxRetries: 3 });
      } catch {
        // On a disk that takes no changes, say: the others go, and the signal ends this process all the same.
      }
    }
    process.kill(process.pid, signal);
  };
  const remove = async () => {
    for (const path of paths) await rm(path, REMOVED);
  };
  SIGNALS.forEach((signal) => process.on(signal, onSignal));
  try {
    const result = await work();
    await remove();
    return result;
  } catch (error) {
    // Why there is no result says more than why what was made for it could not be removed.
    await remove().catch(() => undefined);
    throw error;
  } finally {
    stopListening();
  }
};
