// When the homes of the signed-in show what there is to do, cold, as they are opened again, and again without a network, in
// the built app over a real server, beside a bare static page in the same rounds.
import { chromium } from 'playwright';
import { launchOptions } from '../../lib/browser.mjs';
import { callApi, signUp } from '../../lib/seed/client.mjs';
import { fillFamily } from '../../lib/seed/fillFamily.mjs';
import { median } from './figures.mjs';
import { CPU_SLOWDOWN, loadOnce, newTab, PHONE } from './load.mjs';
import { withReturningBrowser } from './returningBrowser.mjs';
import { signIn } from './signIn.mjs';

const ACCOUNT = { email: 'returning@example.test', password: 'a-long-password', displayName: 'Deniz Arı' };
const TASK = 'Balkondaki çiçekleri sula';

/** Runs in the page: notes when a text stands there and was painted, which is what a frame does after its callbacks. */
const noteShown = (text) => {
  const note = () => (globalThis.kovanShown = performance.now());
  const look = () => {
    if (!document.querySelector('main')?.textContent.includes(text)) requestAnimationFrame(look);
    else void scheduler.postTask(note, { priority: 'user-blocking' });
  };
  requestAnimationFrame(look);
};

/** Runs in the page: when that was; never before the browser itself says that it has painted anything. */
const whenShown = () => {
  const [{ startTime: painted } = {}] = performance.getEntriesByName('first-contentful-paint');
  if (globalThis.kovanShown === undefined || painted === undefined) return null;
  return Math.max(globalThis.kovanShown, painted);
};

/** Runs in the page: whether the last answers, with this text in them, lie in the browser's database. */
const isKept = (text) =>
  new Promise((resolve) => {
    const opening = indexedDB.open('kovan');
    opening.onsuccess = () => {
      if (!opening.result.objectStoreNames.contains('cache')) return resolve(false);
      const asking = opening.result.transaction('cache').objectStore('cache').getAll();
      asking.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(asking.result).includes(text));
      };
      return undefined;
    };
  });

const seed = async (origin) => {
  const token = await signUp(origin, ACCOUNT);
  await fillFamily(origin, token);
  const { data } = await callApi(origin, '/api/children', { token });
  const [child] = data;
  const dueDate = new Intl.DateTimeFormat('sv-SE').format(new Date());
  await callApi(origin, '/api/tasks', {
    method: 'POST',
    token,
    body: { childId: child.id, name: TASK, icon: '🧹', dueDate },
  });
  const { data: homework } = await callApi(origin, `/api/v2/family/homework/${child.id}`, { token });
  // What is to be checked stands first on the dashboard, where tasks of today may be folded.
  return { child, toCheck: homework.find(({ status }) => status === 'completed').title };
};

/** How long it takes in this browser until a text stands there, on a slow phone over a slow network. */
const timeOf = async (context, { url, text }, network, { offline = false } = {}) => {
  await context.setOffline(offline);
  const page = await newTab(context);
  await page.addInitScript(noteShown, text);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  const shown = await (await page.waitForFunction(whenShown)).jsonValue();
  await page.close();
  await context.setOffline(false);
  return shown;
};

/** Opens a home in a browser that has never seen it, then again, and again without a network; gives all times. */
const allTimes = (home, network) =>
  withReturningBrowser({ ...PHONE, locale: 'tr-TR' }, async (context) => {
    await context.setStorageState(home.state);
    const cold = await timeOf(context, home, network);
    const page = await context.newPage();
    await page.goto(home.url);
    await page.waitForFunction(isKept, home.text);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForLoadState('networkidle');
    await page.close();
    const returning = await timeOf(context, home, network);
    return { cold, returning, offline: await timeOf(context, home, network, { offline: true }) };
  });

/**
 * The times of the family's dashboard and of a child's day: `{ name, shown, ratio, isAimed }[]`, medians; a ratio is to the
 * first paint of the bare static page.
 */
export const measureSignedIn = async (origin, staticUrl, { rounds, network, say }) => {
  const { child, toCheck } = await seed(origin);
  const browser = await chromium.launch(launchOptions());
  const times = { bare: [], 'the family’s dashboard': [], 'a child’s day': [] };
  try {
    const first = await signIn(browser, origin, ACCOUNT, PHONE);
    const page = await first.newPage();
    await page.goto(origin);
    const withoutCache = async () => {
      const state = await first.storageState({ indexedDB: true });
      for (const place of state.origins) place.indexedDB = place.indexedDB?.filter(({ name }) => name !== 'kovan');
      return state;
    };
    const asFamily = await withoutCache();
    await page.evaluate((selected) => {
      localStorage.setItem('viewMode', 'child');
      localStorage.setItem('selectedChild', JSON.stringify(selected));
    }, child);
    const asChild = await withoutCache();
    await first.close();
    const homes = [
      { name: 'the family’s dashboard', state: asFamily, url: `${origin}/app/family`, text: toCheck },
      { name: 'a child’s day', state: asChild, url: `${origin}/app/${child.id}`, text: TASK },
    ];
    for (let round = 1; round <= rounds; round += 1) {
      const { fcp } = await loadOnce(browser, staticUrl, { locale: 'en-GB', network, isStatic: true });
      times.bare.push(fcp);
      for (const home of homes) times[home.name].push(await allTimes(home, network));
      say(`Signed in, round ${round} of ${rounds}.`);
    }
  } finally {
    await browser.close();
  }
  const bare = median(times.bare);
  return Object.entries(times)
    .filter(([name]) => name !== 'bare')
    .flatMap(([name, all]) =>
      ['cold', 'returning', 'offline'].map((visit) => {
        const shown = median(all.map((one) => one[visit]));
        return {
          name: `${name}, ${visit}`,
          shown,
          ratio: shown / bare,
          isAimed: visit !== 'cold' && name.includes('child'),
        };
      }),
    );
};
