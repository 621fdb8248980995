import type { FastifyInstance } from 'fastify';

/** Work that a server does again and again beside its answers. */
interface Tending {
  readonly everyMs: number;
  /** What the log says of a round that failed; the next one tries again. */
  readonly failure: string;
  /** One round; it ends early, after what is under way, once the signal is aborted. */
  readonly tend: (signal: AbortSignal) => Promise<void>;
}

/** Tends when the server starts and every so often, until it stops. A round that takes longer is not overtaken by the next. */
export const tendRegularly = (app: FastifyInstance, { everyMs, failure, tend }: Tending): void => {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const run = async (): Promise<void> => {
    try {
      await tend(stop.signal);
    } catch (error) {
      app.log.error({ errorClass: error instanceof Error ? error.name : typeof error }, failure);
    }
    running = undefined;
  };
  const round = () => void (running ??= run());

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
