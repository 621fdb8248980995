import { runPeriodically } from '../background.ts';
import type { Feature } from '../feature.ts';
import { sweepOutboxFolder } from './outboxFolder.ts';

const EVERY_MS = 2 * 60_000;

/** Sends what is kept, and removes old files of mails: when the server starts and every two minutes, until it stops. */
export const outboxJob: Feature = (app, { outbox, config, clock }) =>
  runPeriodically(app, {
    everyMs: EVERY_MS,
    failure: 'kept mails not tended',
    run: async (signal) => {
      await outbox.retryDue(signal);
      await sweepOutboxFolder({ dataDir: config.dataDir, clock });
    },
  });
