import { MAX_TICK_DAYS, refusalOfTick } from '@kovan/domain/ticks';
import type { Family } from './createFamily.ts';
import { invalid } from './refusal.ts';

/** When something was done: at the moment that a tick names, where it names one that it may; else now. */
export const completionMoment = (family: Family, at: string | undefined): string => {
  const moment = at === undefined ? family.now() : new Date(at);
  const kind = refusalOfTick(moment, family.now());
  if (kind !== null) throw invalid({ code: 'custom', path: ['at'], params: { kind, maximum: MAX_TICK_DAYS } });
  return moment.toISOString();
};
