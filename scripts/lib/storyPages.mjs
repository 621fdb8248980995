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
    channel.on('storyFinished', () => (globalThis.isStoryFinished = true));
    channel.on('storyErrored', () => (globalThis.isStoryFinished = true));
    channel.on('storyThrewException', () => (globalThis.isStoryFinished = true));
  };
  attach();
};

/**
 * Opens a story in a page and waits until it was drawn and played. A play that is written for one language ends early in
 * the other; what stands then is a state of the screen all the same.
 */
export const openStory = async (page, url, id, { locale = 'tr', theme = 'light' } = {}) => {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};theme:${theme}`);
  await page.waitForFunction(() => globalThis.isStoryFinished, undefined, { timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready);
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
