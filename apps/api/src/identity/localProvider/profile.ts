const MAX_NAME_LENGTH = 200;
const MAX_URL_LENGTH = 2048;

/** A display name that can be stored: nothing that is no character, and not without end. */
export const fitName = (name: string): string =>
  [...name.replace(/[\p{Cc}\p{Surrogate}]/gu, '')].slice(0, MAX_NAME_LENGTH).join('').trim();

/** A picture's address, or nothing where it is none. */
export const fitUrl = (url: string): string =>
  url.length <= MAX_URL_LENGTH && URL.canParse(url) && /^https?:/i.test(url) ? new URL(url).href : '';
