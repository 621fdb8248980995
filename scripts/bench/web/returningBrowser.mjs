// A browser whose user has been here before: a profile on the disk, as people have, in which what was read once is kept.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../../lib/browser.mjs';

/**
 * Hands a browser with a profile of its own on the disk to `work`, and takes both away afterwards. A context beside others
 * (`browser.newContext()`) is a private window: it keeps no compiled scripts, so that each visit compiles them anew.
 */
export const withReturningBrowser = async (options, work) => {
  const folder = await mkdtemp(join(tmpdir(), 'kovan-profile-'));
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions(), ...options });
  try {
    return await work(context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
};
