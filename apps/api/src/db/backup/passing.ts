import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const REMOVED = { recursive: true, force: true } as const;

/**
 * Does some work beside files that it alone needs and that are gone afterwards, however it ends: well, with an error, or
 * with a signal, which then ends this process as it would have done.
 */
export const besidePassing = async <Result>(paths: readonly string[], work: () => Promise<Result>): Promise<Result> => {
  const stopListening = () => SIGNALS.forEach((signal) => process.off(signal, onSignal));
  const onSignal = (signal: NodeJS.Signals) => {
    stopListening();
    // More than one try: a file may be made while its folder is emptied.
    for (const path of paths) rmSync(path, { ...REMOVED, maxRetries: 3 });
    process.kill(process.pid, signal);
  };
  SIGNALS.forEach((signal) => process.on(signal, onSignal));
  try {
    return await work();
  } finally {
    stopListening();
    for (const path of paths) await rm(path, REMOVED);
  }
};
