import { setImmediate as letOthers } from 'node:timers/promises';
import type { Feature } from '../feature.ts';
import { runPeriodically } from '../background.ts';
import { sweepOldAnswers } from './once.ts';

const EVERY_MS = 60 * 60_000;

/** Forgets the answers that were kept long enough: when the server starts and every hour, until it stops. */
export const keptAnswers: Feature = (app, { db, clock }) =>
  runPeriodically(app, {
    everyMs: EVERY_MS,
    failure: 'kept answers not swept',
    run: async (signal) => {
      while (!signal.aborted && (await sweepOldAnswers(db, clock()))) await letOthers();
    },
  });
