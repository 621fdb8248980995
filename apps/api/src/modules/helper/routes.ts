import { calls } from '@kovan/api-client/contract';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/route.ts';
import { addressKey } from '../../limits/address.ts';
import { createHelper } from './helper.ts';
import { createModelEngine } from './modelEngine.ts';

const WINDOW_SECONDS = 60;

/** The helper that turns a sentence into homework fields; needs no token, so it is limited per address. */
export const helperRoutes: Feature = (app, { config, limits }) => {
  const help = createHelper({
    limits,
    readByModel: config.model && createModelEngine(config.model),
    dailyLimit: config.modelDailyLimit,
    onModelFailure: (reason) => app.log.warn({ reason }, 'the model did not read a sentence'),
  });
  route(app, calls.homework.generateFields, async ({ body, request }) => {
    await limits.enforce('helper', addressKey(request.ip), config.limits.helper, WINDOW_SECONDS);
    return help(body.freeText, request.today);
  });
};
