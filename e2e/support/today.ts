const dayIn = (timeZone: string, moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);

const inAnHour = new Date(Date.now() + 60 * 60_000);
const isMidnightNear = dayIn('Europe/Istanbul', new Date()) !== dayIn('Europe/Istanbul', inAnHour);

/**
 * Where the journeys' browsers are: in Istanbul, or where midnight is far when it is near there, since a journey over
 * midnight would look for yesterday's things. Decided once, for all workers.
 */
export const ZONE = (process.env.E2E_ZONE ??= isMidnightNear ? 'Asia/Tokyo' : 'Europe/Istanbul');

const momentIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);

/** The day that it is for the browsers of the journeys, or will be in some days, as forms and calls take it. */
export const today = (inDays = 0) => dayIn(ZONE, momentIn(inDays));

/** That day's name in the week, in Turkish, as the product's own records have it. */
export const weekday = (inDays = 0) =>
  new Intl.DateTimeFormat('tr', { timeZone: ZONE, weekday: 'long' }).format(momentIn(inDays));
