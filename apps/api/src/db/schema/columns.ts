import { customType, date } from 'drizzle-orm/pg-core';

/**
 * A moment to the millisecond, as the wire has it. The library's own type takes no `null` from a statement that was put
 * together before its values were known.
 */
export const moment = customType<{ data: Date; driverData: string | null }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (value: Date | null) => value?.toISOString() ?? null,
  fromDriver: (text) => new Date(text ?? Number.NaN),
});

/** A calendar day, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });
