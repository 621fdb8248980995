import type { FastifyInstance } from 'fastify';

/** Work that no answer waits for; a server that stops does. */
export interface Background {
  /** Begins once the answer under way is out of the way. What fails goes to `onError`. */
  start(task: () => Promise<void>, onError: (error: unknown) => void): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

export const createBackground = (): Background => {
  const running = new Set<Promise<void>>();
  return {
    start(task, onError) {
      const run = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .catch(onError)
        .finally(() => running.delete(run));
      running.add(run);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
};

/** A job that a server runs again and again beside its answers. */
interface PeriodicJob {
  readonly everyMs: number;
  /** What the log says of a round that failed; the next one tries again. */
  readonly failure: string;
  /** One round; it ends early, after what is under way, once the signal is aborted. */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

/** Runs a job when the server starts and every so often, until it stops. A round that takes longer is not overtaken by the next. */
export const runPeriodically = (app: FastifyInstance, { everyMs, failure, run }: PeriodicJob): void => {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const oneRound = async (): Promise<void> => {
    try {
      await run(stop.signal);
    } catch (error) {
      app.log.error({ errorClass: error instanceof Error ? error.name : typeof error }, failure);
    }
    running = undefined;
  };
  const round = () => void (running ??= oneRound());

  app.addHook('onReady', async () => {
    round();
    timer = setInterval(round, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  });
};
