import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright';
import { launchOptions } from '../../lib/browser.mjs';
import { mediansOf } from './figures.mjs';
import { loadOnce } from './load.mjs';

/** What the page before has left behind is tidied away by then. */
const REST_MS = 1000;

/**
 * Loads every page once a round, in turn, so that what else the machine does touches all alike; gives the medians of
 * each, and every single load, by the pages' names.
 */
export const measureSpeed = async (pages, { rounds, network, say }) => {
  const browser = await chromium.launch(launchOptions());
  const loads = new Map(pages.map(({ name }) => [name, []]));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name, url, ...page } of pages) {
        await delay(REST_MS);
        loads.get(name).push(await loadOnce(browser, url, { ...page, network }));
      }
      say(`Round ${round} of ${rounds}.`);
    }
  } finally {
    await browser.close();
  }
  return new Map([...loads].map(([name, all]) => [name, { medians: mediansOf(all), loads: all }]));
};
