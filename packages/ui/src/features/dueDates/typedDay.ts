import { z } from '@kovan/api-client/contract';

/** The first year that a form takes: a due day before it is a year of which two digits were typed. */
export const FIRST_YEAR = 2000;

/** The contract's day, and none that nobody can have meant. */
export const typedDay = <Day extends z.ZodMiniType<string | null>>(day: Day): Day =>
  day.check(z.refine((typed) => typed === null || typed >= `${FIRST_YEAR}-01-01`));
