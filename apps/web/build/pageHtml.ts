import type { renderPage } from '../src/prerender/prerender.tsx';
import { LATE_FONTS } from '../src/lateFonts.ts';
import type { Files } from './filesOf.ts';
import { manifestName } from './manifests.ts';
import { stylesFor } from './stylesFor.ts';

type Rendered = Awaited<ReturnType<typeof renderPage>>;

interface PageParts extends Rendered {
  readonly page: 'landing' | 'login';
  readonly language: 'tr' | 'en';
  readonly day: string;
}

const LOCALES = { tr: 'tr_TR', en: 'en_GB' } as const;

/**
 * Looks, before anything is painted, whether the page was made for this visitor: in the language that the app will choose
 * (packages/ui/src/i18n/detectLanguage.ts), and at the login for whoever wants to sign in, not up. Where not, the page is
 * hidden until the app has drawn its own. What the browser keeps is asked only where the page is in another language than
 * its own: the first access to local storage waits for another process, and what it says the server was told before
 * (packages/ui/src/frontDoor/pageCookies.ts). Remembers what is pressed before the app is there, for it to be done then
 * (packages/ui/src/frontDoor/earlyPresses.ts). The server tells the content policy the script's hash.
 */
const LOOK = `(() => {
  const page = document.documentElement;
  const isOf = (tags) => (tags.map((tag) => tag.split(/[-_]/)[0].toLowerCase()).find((tag) => tag === 'tr' || tag === 'en') ?? page.lang) === page.lang;
  const isChosen = () => {
    try {
      return isOf([localStorage.getItem('i18nextLng') ?? '', ...navigator.languages]);
    } catch {}
  };
  const isOther = page.dataset.page === 'login' && (location.search.includes('mode=sign-up') || location.hash.includes('invite='));
  if (isOther || !(isOf(navigator.languages) || isChosen())) page.dataset.fresh = '';
  window.earlyPresses = [];
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button');
    if (button) window.earlyPresses?.push(button);
  }, true);
})();`;

/** The id of what stands last in a page. */
const END = 'end';

/**
 * What has to have begun before anything is painted. What is centred would move with every part that comes, so the login
 * is painted whole, and the landing page with its whole hero; what comes below that moves nothing above.
 */
const AWAITED = { landing: 'demo', login: END } as const;

/** Whatever becomes of the app: after some seconds the page shows itself. */
const HIDE =
  'html[data-fresh] body{visibility:hidden;animation:kovan-show 0s 6s forwards}' +
  '@keyframes kovan-show{to{visibility:visible}}';

/** The first frame of the landing page is the hero's alone; what is below it comes with the second. */
const FIRST_FRAME =
  'html[data-page=landing] main>:nth-child(n+2){animation:kovan-second-frame 1ms}' +
  '@keyframes kovan-second-frame{from,to{content-visibility:hidden}}';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Replaces the one place that matches; a template without it is not the one that this was written for. */
const put = (html: string, place: RegExp, content: string): string => {
  if (!place.test(html)) throw new Error(`index.html has no ${place.source}`);
  return html.replace(place, () => content);
};

const meta = (html: string, attribute: 'name' | 'property', name: string, content: string): string =>
  put(
    html,
    new RegExp(`<meta\\s+${attribute}="${name}"\\s+content="[^"]*"\\s*/?>`),
    `<meta ${attribute}="${name}" content="${escaped(content)}" />`,
  );

/** The faces that have to be fetched; those made of the visitor's own fonts stay. */
const FETCHED_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * The page's styles, and apart from them its fonts, which wait for the app to let them in (src/lateFonts.ts): they would
 * share a slow line with the scripts.
 */
const inlined = ({ styles, shown }: Files, markup: string) => {
  const all = [...styles.map(({ text }) => text.trim()), ...shown.map(({ text }) => stylesFor(markup, text))].join(
    '\n',
  );
  const faces = (all.match(FETCHED_FACE) ?? []).join('');
  return {
    now: `<style>${all.replaceAll(FETCHED_FACE, '')}${HIDE}${FIRST_FRAME}</style>`,
    late: `<style id="${LATE_FONTS}" media="not all">${faces}</style>`,
  };
};

const preload = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;
const stylesheet = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;

/** In the language of the page; the app changes it with its own (packages/ui/src/i18n/i18n.ts). */
const manifest = (language: string): string => `<link rel="manifest" href="/${manifestName(language)}">`;

const before = (html: string, lines: readonly string[]): string =>
  put(html, /<\/head>/, `${lines.join('\n    ')}\n  </head>`);

/** The tags of `index.html` that Vite wrote for its files. */
const WRITTEN = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/** The app's own page: the one of `index.html`, with all that the first screen behind the front door needs. */
export const appPage = (template: string, { scripts, styles }: Files): string =>
  before(template.replaceAll(WRITTEN, ''), [
    ...scripts.map(preload),
    ...styles.map(({ file }) => stylesheet(file)),
    manifest('tr'),
  ]);

/** A page of visitors: the markup in place, its words in the head, its styles in it, its scripts asked for at once. */
export const visitorPage = (template: string, parts: PageParts, files: Files): string => {
  const { scripts, styles } = files;
  const { language, page } = parts;
  const awaited = AWAITED[page];
  const style = inlined(files, parts.markup);
  // Each byte before the hero's end puts off the first paint, so what only the scripts ask for stands last.
  const tail = [
    style.late,
    // Never fetched, by their made-up kind: they tell the loader of later parts that these styles are there. Styles that
    // are disabled would be fetched by Chromium before 155.
    ...styles.map(({ file }) => `<link rel="inlined" href="/${file}">`),
  ].join('');
  const root = `<div id="root" data-language="${language}" data-day="${parts.day}">${parts.markup}</div><i id="${END}" hidden></i>${tail}`;
  if (!root.includes(` id="${awaited}"`)) throw new Error(`The page ${page} has no #${awaited}`);
  let html = template.replaceAll(WRITTEN, '');
  html = put(html, /<html lang="tr">/, `<html lang="${language}" data-page="${page}">`);
  html = put(html, /<title>[^<]*<\/title>/, `<title>${escaped(parts.title)}</title>`);
  html = meta(html, 'name', 'description', parts.description);
  html = meta(html, 'property', 'og:title', parts.sharedTitle);
  html = meta(html, 'property', 'og:description', parts.sharedDescription);
  html = meta(html, 'property', 'og:locale', LOCALES[language]);
  html = meta(html, 'property', 'og:locale:alternate', LOCALES[language === 'tr' ? 'en' : 'tr']);
  html = meta(html, 'property', 'og:image:alt', parts.pictureText);
  html = before(html, [
    `<link rel="expect" href="#${awaited}" blocking="render">`,
    `<script>${LOOK}</script>`,
    ...scripts.map(preload),
    style.now,
    manifest(language),
  ]);
  return put(html, /<div id="root"><\/div>/, root);
};
