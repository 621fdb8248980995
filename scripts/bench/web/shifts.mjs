// What moves on the screens of the signed-in while their data arrive, slowly, in the built app over a real server.
import { chromium } from 'playwright';
import { launchOptions } from '../../lib/browser.mjs';
import { ORDERS, openSlowly, screensFor, watchShifts } from '../../lib/layoutShifts.mjs';
import { callApi, signUp } from '../../lib/seed/client.mjs';
import { fillFamily } from '../../lib/seed/fillFamily.mjs';
import { signIn } from './signIn.mjs';

const ACCOUNT = { email: 'shifts@example.test', password: 'a-long-password', displayName: 'Zeynep Arı' };
const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'tr-TR' },
  desktop: { viewport: { width: 1280, height: 800 }, locale: 'tr-TR' },
};
const CHILD_ID = /[\da-f-]{36}/;

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

/** The layout shift of every signed-in screen, as the parent and as the child: `{ name, cls, moved }[]`. */
export const measureShifts = async (origin, { say }) => {
  const token = await signUp(origin, ACCOUNT);
  await fillFamily(origin, token);
  const { data } = await callApi(origin, '/api/children', { token });
  const [child] = data;
  const all = screensFor(child.id);
  const views = { parent: all, child: all.filter((address) => CHILD_ID.test(address)) };
  const browser = await chromium.launch(launchOptions());
  const figures = [];
  try {
    for (const [window, options] of Object.entries(WINDOWS)) {
      const context = await signIn(browser, origin, ACCOUNT, options);
      const page = await context.newPage();
      await watchShifts(page);
      for (const [view, addresses] of Object.entries(views)) {
        if (view === 'child') {
          await page.evaluate((selected) => {
            localStorage.setItem('viewMode', 'child');
            localStorage.setItem('selectedChild', JSON.stringify(selected));
          }, child);
        }
        for (const address of addresses) {
          const name = `${address.replace(CHILD_ID, '{id}')} ${view}, ${window}`;
          figures.push({ name, ...(await look(page, origin, address)) });
        }
      }
      await context.close();
      say(`Shifts on a ${window}.`);
    }
  } finally {
    await browser.close();
  }
  return figures;
};
