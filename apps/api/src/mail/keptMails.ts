import type { Feature } from '../feature.ts';
import { sweepOutboxFolder } from './outboxFolder.ts';

const EVERY_MS = 2 * 60_000;

/** Sends what is kept, and removes old files of mails: when the server starts and every two minutes, until it stops. */
export const keptMails: Feature = (app, { outbox, config, clock }) => {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const tend = async (): Promise<void> => {
    try {
      await outbox.retryDue(stop.signal);
      await sweepOutboxFolder({ dataDir: config.dataDir, clock });
    } catch (error) {
      app.log.error({ errorClass: error instanceof Error ? error.name : typeof error }, 'kept mails not tended');
    }
    running = undefined;
  };
  // A round that takes longer than the pause is not overtaken by the next.
  const round = () => void (running ??= tend());

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
