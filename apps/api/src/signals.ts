import type { EventEmitter } from 'node:events';

/**
 * How long after a signal, in milliseconds, the same one may come again from npm: it passes on what it gets, and a
 * terminal or systemd has sent the signal to both.
 */
const TWIN_MS = 1_000;

/** How long requests under way may take to end when the server stops: longer than a request that comes slowly may. */
const STOP_DEADLINE = 35_000;

/** What there is to do at a signal. */
interface Stop {
  readonly process: Pick<EventEmitter, 'on'>;
  /** Milliseconds of a clock that nobody sets. */
  readonly now: () => number;
  /** At once. */
  readonly begin: () => void;
  /** How long, in milliseconds, all goes on after that. */
  readonly delay: number;
  /** Then; what it takes longer than the deadline is cut. */
  readonly finish: () => Promise<void>;
  readonly exit: (code: number) => void;
}

/** Stops at the first SIGTERM or SIGINT; ends with 1 where that fails or takes too long, and at once at a later signal. */
export const stopOnSignals = ({ process, now, begin, delay, finish, exit }: Stop): void => {
  let since: number | undefined;
  const stop = async (): Promise<void> => {
    begin();
    if (delay > 0) await new Promise<void>((resolve) => void setTimeout(resolve, delay));
    setTimeout(() => exit(1), STOP_DEADLINE).unref();
    await finish();
  };
  const hear = (): void => {
    if (since === undefined) {
      since = now();
      stop().then(
        () => exit(0),
        () => exit(1),
      );
    } else if (now() - since >= TWIN_MS) exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, hear);
};
