import { DAY_SECONDS } from '@kovan/domain/durations';
import { PAGE_COOKIES } from '@kovan/domain/pageCookies';

/** Tells the server something for the choice of the next page; `null` takes it back. Where cookies are forbidden nothing happens. */
export const tellServer = (what: keyof typeof PAGE_COOKIES, value: string | null): void => {
  const { name, path, days } = PAGE_COOKIES[what];
  const age = value === null ? 0 : days * DAY_SECONDS;
  const secure = document.URL.startsWith('https:') ? '; Secure' : '';
  try {
    document.cookie = `${name}=${value ?? ''}; Path=${path}; Max-Age=${age}; SameSite=Lax${secure}`;
  } catch {
    // The app chooses by what it keeps itself; the page that is sent is only sooner right.
  }
};
