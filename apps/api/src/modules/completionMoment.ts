import { MAX_TICK_DAYS, refusalOfTick } from '@kovan/domain/ticks';
import { invalid } from '../http/problemError.ts';
import type { Scope } from './familyRoutes.ts';

/** When something was done: at the moment that a tick names, where it names one that it may; else now. */
export const completionMoment = ({ now }: Pick<Scope, 'now'>, at: string | undefined): Date => {
  if (at === undefined) return now;
  const moment = new Date(at);
  const kind = refusalOfTick(moment, now);
  if (kind !== null) throw invalid({ at: { code: 'custom', params: { kind, maximum: MAX_TICK_DAYS } } });
  return moment;
};
