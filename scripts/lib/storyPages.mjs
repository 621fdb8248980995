import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './browser.mjs';
import { preview } from './preview.mjs';
import { ROOT, run } from './run.mjs';

const FOLDER = 'storybook-static';

/** Builds Storybook unless `--built` says that the one that is there will do; throws what the build said when it fails. */
const build = async () => {
  if (process.argv.includes('--built') && existsSync(join(ROOT, FOLDER, 'index.json'))) return;
  const { code, output } = await run('storybook', ['build', '--quiet', '--output-dir', FOLDER]);
  if (code !== 0) throw new Error(output);
};

/** Tells when a story has been drawn and played. Runs in the page, before anything else does. */
const watch = () => {
  const attach = () => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return setTimeout(attach, 5);
    const end = (of) => (globalThis.storyEnd = of);
    // A story that was turned over to another language ends once more, maybe after the next one was asked for.
    channel.on('storyFinished', ({ storyId, status }) => {
      if (!globalThis.awaitedStory || storyId === globalThis.awaitedStory) end({ failed: status === 'error' });
    });
    channel.on('storyErrored', () => end({ failed: true }));
    channel.on('storyThrewException', () => end({ failed: true }));
  };
  attach();
};

/** Whether the story failed, when it has been drawn and played and its fonts are there. */
const storyEnd = async (page) => {
  const end = await page.waitForFunction(() => globalThis.storyEnd, undefined, { timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready);
  return (await end.jsonValue()).failed;
};

/**
 * Opens a story in a page and waits until it was drawn and played. A play that is written for one language ends early in
 * the other; what stands then is a state of the screen all the same.
 */
export const openStory = async (page, url, id, { locale = 'tr', theme = 'light' } = {}) => {
  // What opens stories here looks at them itself: Storybook's own run of axe would only take its time.
  const globals = `locale:${locale};theme:${theme};a11y.manual:!true`;
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  return storyEnd(page);
};

/** Shows another story in a page in which one is open, as Storybook's sidebar does: what is loaded stays. */
export const turnToStory = async (page, id) => {
  await page.evaluate((storyId) => {
    globalThis.storyEnd = undefined;
    globalThis.awaitedStory = storyId;
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  return storyEnd(page);
};

/**
 * Serves the built Storybook and a browser to `work`: `{ stories, url, newContext, newPage }`; stories as
 * `{ id, title, name, tags }`. Pages of one context share what they have loaded.
 */
export const withStories = async (work) => {
  await build();
  const server = await preview(FOLDER);
  const browser = await chromium.launch(launchOptions());
  try {
    const index = await (await fetch(`${server.url}/index.json`)).json();
    const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
    const newContext = async (options) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      await context.addInitScript(watch);
      return context;
    };
    const newPage = async (options) => {
      const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
      await page.addInitScript(watch);
      return page;
    };
    return await work({ stories, url: server.url, newContext, newPage });
  } finally {
    await browser.close();
    await server.close();
  }
};
