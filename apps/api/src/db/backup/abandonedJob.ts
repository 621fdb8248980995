import { runPeriodically } from '../../background.ts';
import type { Feature } from '../../feature.ts';
import { removeAbandoned } from './copies.ts';

const EVERY_MS = 60 * 60_000;

/** Removes what killed backups have left in the data folder: when the server starts and every hour, until it stops. */
export const abandonedJob: Feature = (app, { config, clock }) =>
  runPeriodically(app, {
    everyMs: EVERY_MS,
    failure: 'abandoned backups not removed',
    run: () => removeAbandoned(config.dataDir, clock()),
  });
