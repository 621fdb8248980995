// What moves on the screens of the signed-in while their data arrive, slowly, in the built app over a real server.
import { chromium } from 'playwright';
import { launchOptions } from '../../lib/browser.mjs';
import { ORDERS, openSlowly, watchShifts } from '../../lib/layoutShifts.mjs';
import { CHILD_ID, makeViews, storageOf } from './views.mjs';

const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'tr-TR' },
  desktop: { viewport: { width: 1280, height: 800 }, locale: 'tr-TR' },
};

const total = (shifts) => shifts.reduce((sum, { value }) => sum + value, 0);

/** One screen: the most of both orders in which answers may come, from the first paint on, and what moved. */
const look = async (page, origin, address) => {
  const loads = [];
  for (const order of ORDERS) {
    const { before, after } = await openSlowly(page, origin + address, order);
    loads.push([...before, ...after]);
  }
  return {
    cls: Math.max(...loads.map(total)),
    moved: [...new Set(loads.flat().flatMap((shift) => shift.moved))],
  };
};

/** The layout shift of every signed-in screen, as everybody who may see it: `{ name, cls, moved }[]`. */
export const measureShifts = async (origin, { say }) => {
  const views = await makeViews(origin);
  const browser = await chromium.launch(launchOptions());
  const figures = [];
  try {
    for (const [window, options] of Object.entries(WINDOWS)) {
      for (const { view, kept, addresses } of views) {
        const context = await browser.newContext({
          ...options,
          storageState: storageOf(origin, kept),
        });
        const page = await context.newPage();
        await watchShifts(page);
        for (const address of addresses) {
          const name = `${address.replace(CHILD_ID, '{id}')} ${view}, ${window}`;
          figures.push({ name, ...(await look(page, origin, address)) });
        }
        await context.close();
      }
      say(`Shifts on a ${window}.`);
    }
  } finally {
    await browser.close();
  }
  return figures;
};
