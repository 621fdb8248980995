// What Lighthouse says of every route, with the worker on, in both languages and themes.
import { judge } from './categories.mjs';
import { CHILD_ID, makeViews } from './views.mjs';

/** Where nobody has to be signed in. */
export const OPEN_ROUTES = ['/', '/privacy', '/app/login', '/app/join', '/app/pair'];

/** Whether robots.txt keeps those who search out of it. */
const isKeptOut = (address) => address.startsWith('/app') && address !== '/app/login';

/** Judges every route as whoever sees it; gives what `judge` gives, by the routes' names. */
export const judgeRoutes = async (origin, { rounds, locales, say }) => {
  const views = [{ view: 'visitor', kept: {}, addresses: OPEN_ROUTES }, ...(await makeViews(origin))];
  const pages = Object.entries(locales).flatMap(([language, locale]) =>
    ['light', 'dark'].flatMap((scheme) =>
      views.flatMap(({ view, account, kept, addresses }) =>
        addresses.map((address) => ({
          name: `${address.replace(CHILD_ID, '{id}')} ${view}, ${language}, ${scheme}`,
          url: origin + address,
          locale,
          scheme,
          account,
          kept,
          isKeptOut: isKeptOut(address),
        })),
      ),
    ),
  );
  return judge(pages, { rounds, say });
};
