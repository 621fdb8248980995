import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

/** The engine alone, without the windows that nobody sees here, goes first: journeys take a third less of the processor. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const isRoot = () => process.getuid?.() === 0;

/**
 * The path of a browser that is there already: `CHROMIUM_PATH`, an installed one, Playwright's own; else undefined. One that
 * `isWhole` is as families have it, with windows and pages of its own.
 */
export const findBrowser = ({ isWhole = false } = {}) => {
  const names = isWhole ? WHOLE : [SHELL, ...WHOLE];
  const installed = (process.env.PATH ?? '')
    .split(':')
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .concat(MAC);
  return [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find((path) => path && existsSync(path));
};

const succeeds = (command, args, seconds) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: seconds * 1000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  }).status === 0;

const fromPlaywright = () => succeeds(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], 240);

/** With the fonts that pages fall back to: whoever has none that is as wide as Arial sees words move when their own come. */
const FONTS = ['fonts-liberation', 'fonts-noto-color-emoji'];

const canInstall = () => isRoot() && existsSync('/usr/bin/apt-get');
const install = (...names) => succeeds('apt-get', ['install', '-y', '--no-install-recommends', ...names], 420);

const fromDebian = ({ isWhole = false }) =>
  canInstall() &&
  succeeds('apt-get', ['update'], 180) &&
  (isWhole ? ['chromium'] : [SHELL, 'chromium']).some((name) => install(name));

/** No browser brings them along, wherever it is from. Where they can't be had, the tests that need them say so. */
const ensureFonts = (say) => {
  if (!canInstall() || succeeds('dpkg', ['--status', ...FONTS], 30)) return;
  say(`Installing ${FONTS.join(' and ')} …`);
  if (!install(...FONTS) && succeeds('apt-get', ['update'], 180)) install(...FONTS);
};

/**
 * A browser's path; gets one where none is there, from Playwright or, as root on Debian, from its packages. `say` is told
 * what takes a while. Throws a sentence for people where none can be had.
 */
export const ensureBrowser = (say = () => {}, kind = {}) => {
  for (const [sentence, get] of [
    ['', () => true],
    ['No browser here yet: downloading Playwright’s Chromium …', fromPlaywright],
    ['Playwright’s download did not work: installing Debian’s Chromium …', fromDebian],
  ]) {
    if (sentence) say(sentence);
    const path = get(kind) && findBrowser(kind);
    if (!path) continue;
    ensureFonts(say);
    return path;
  }
  throw new Error('There is no browser to test with. Install Chromium, or name one in CHROMIUM_PATH.');
};

/** How Playwright launches the browser: nothing of its own over the network, and no sandbox for root. */
export const launchOptions = () => {
  const executablePath = findBrowser();
  return {
    headless: true,
    ...(executablePath && { executablePath }),
    args: [
      ...(isRoot() ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // Draws in the browser's own process: one fewer to start, and less handed around.
      '--in-process-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
};

/**
 * The same for tests, which load much and live for a moment: what the engine of scripts would hand to threads of its own,
 * collecting garbage above all, costs an eighth more of the processor where two suites share two cores. Not for what
 * measures how fast pages are.
 */
const launchForTests = (highestTier) => {
  const options = launchOptions();
  return { ...options, args: [...options.args, `--js-flags=--single-threaded --max-opt=${highestTier}`] };
};

/** For journeys, whose pages come and go: compiling for speed earns nothing back. */
export const journeyLaunchOptions = () => launchForTests(1);

/** For stories: a worker's share one page, and axe goes through each of them, for which the quicker of two compilers pays. */
export const storyLaunchOptions = () => launchForTests(2);
