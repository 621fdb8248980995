// What moves on the screens of the signed-in while their data arrive, slowly, in the built app over a real server.
import { chromium } from 'playwright';
import { launchOptions } from '../../lib/browser.mjs';
import { ORDERS, openSlowly, SCREENS_OF_OTHERS, screensFor, watchShifts } from '../../lib/layoutShifts.mjs';
import { callApi, signUp } from '../../lib/seed/client.mjs';
import { fillFamily } from '../../lib/seed/fillFamily.mjs';

const PIN = '2580';
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

/** Who looks, by what their browser keeps, and at which screens. */
const makeViews = async (origin) => {
  const ask = (path, token, body, method = 'POST') => callApi(origin, path, { token, body, method });
  const register = (name) =>
    signUp(origin, { email: `${name}@shifts.test`, password: 'a-long-password', displayName: 'Zeynep Arı' });
  const family = async (name) => {
    const token = await register(name);
    await fillFamily(origin, token);
    const { data: children } = await callApi(origin, '/api/children', { token });
    return { token, child: children[0], childIds: children.map(({ id }) => id) };
  };
  const { token: parent, child, childIds } = await family('parent');
  const { data: pairing } = await ask('/api/devices', parent, { name: 'Tablet', childIds });
  const device = await ask('/api/devices/pair', undefined, { code: pairing.code });
  // A loan ends the session of whoever lends.
  const lender = await family('lender');
  await ask('/api/users/me/pin', lender.token, { pin: PIN }, 'PUT');
  const lent = await ask('/api/devices/lend', lender.token, { childIds: lender.childIds });
  const newcomer = await register('newcomer');
  const all = screensFor(child.id);
  const ofChild = all.filter((address) => CHILD_ID.test(address));
  return [
    { view: 'parent', kept: { token: parent }, addresses: all },
    {
      view: 'child',
      kept: { token: parent, viewMode: 'child', selectedChild: JSON.stringify(child) },
      addresses: ofChild,
    },
    { view: 'new family', kept: { token: newcomer }, addresses: [SCREENS_OF_OTHERS.newFamily] },
    { view: 'device', kept: { token: device.token }, addresses: [SCREENS_OF_OTHERS.device, ...ofChild] },
    { view: 'lent browser', kept: { token: lent.token }, addresses: [SCREENS_OF_OTHERS.lent] },
  ];
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
          storageState: {
            cookies: [],
            origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
          },
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
