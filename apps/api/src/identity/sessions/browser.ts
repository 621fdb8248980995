/** By the first pattern that fits: the names of others stand in most user agents too. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameOf = (userAgent: string, names: readonly (readonly [string, RegExp])[]): string | undefined =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** The two parts of what `browserOf` said; `null` where one was not known. */
export const partsOfBrowser = (browser: string): { browser: string | null; system: string | null } => {
  const parts = browser.split(', ');
  const known = (names: readonly (readonly [string, RegExp])[]) =>
    parts.find((part) => names.some(([name]) => name === part)) ?? null;
  return { browser: known(BROWSERS), system: known(SYSTEMS) };
};

/** Longer headers are nobody's browser, and cost time to read. */
const MAX_LENGTH = 1024;

/**
 * The browser and system of a `User-Agent` in words, such as `Chrome, Android`: what tells the owner one session from
 * another. Nothing of the header itself; empty where neither is known.
 */
export const browserOf = (userAgent: string | undefined): string => {
  const read = (userAgent ?? '').slice(0, MAX_LENGTH);
  return [nameOf(read, BROWSERS), nameOf(read, SYSTEMS)].filter((name) => name !== undefined).join(', ');
};
