import type { EventEmitter } from 'node:events';

/**
 * How long after a signal, in milliseconds, the same one may come again from npm: it passes on what it gets, and a
 * terminal or systemd has sent the signal to both.
 */
const TWIN_MS = 1_000;

/** Stops at the first SIGTERM or SIGINT; ends at once, with 1, where the stop fails or somebody says so again. */
export const stopOnSignals = (deps: {
  process: Pick<EventEmitter, 'on'>;
  /** Milliseconds of a clock that nobody sets. */
  now: () => number;
  stop: () => Promise<void>;
  exit: (code: number) => void;
}): void => {
  const { now, stop, exit } = deps;
  let since: number | undefined;
  const hear = (): void => {
    if (since === undefined) {
      since = now();
      stop().then(
        () => exit(0),
        () => exit(1),
      );
    } else if (now() - since >= TWIN_MS) exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) deps.process.on(signal, hear);
};
