import { KEPT } from './kept.ts';

/**
 * What a browser tells the server, so that it sends the page that the app would draw: the chosen language, where the browser
 * itself would ask for another, and that somebody is signed in, which only the login's address is told. They name nobody and
 * open nothing; what counts lies in local storage (N-02, N-05).
 */
export const PAGE_COOKIES = {
  language: { name: 'kovan-language', path: '/', days: KEPT.languageDays },
  signedIn: { name: 'kovan-signed-in', path: '/app/login', days: KEPT.sessionDays },
} as const;
