/** The day that it is for the browsers of the journeys, as forms and calls take it. */
export const todayInIstanbul = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date());
