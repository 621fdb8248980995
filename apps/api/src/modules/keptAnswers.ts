import { setImmediate as letOthers } from 'node:timers/promises';
import type { Feature } from '../feature.ts';
import { sweepOldAnswers } from './once.ts';

const EVERY_MS = 60 * 60_000;

/** Forgets the answers that were kept for a day: when the server starts and every hour, until it stops. */
export const keptAnswers: Feature = (app, { db, clock }) => {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const stop = new AbortController();

  const sweep = async (): Promise<void> => {
    try {
      while (!stop.signal.aborted && (await sweepOldAnswers(db, clock()))) await letOthers();
    } catch (error) {
      app.log.error({ errorClass: error instanceof Error ? error.name : typeof error }, 'kept answers not swept');
    }
    running = undefined;
  };
  const round = () => void (running ??= sweep());

  app.addHook('onReady', async () => {
    round();
    timer = setInterval(round, EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  });
};
