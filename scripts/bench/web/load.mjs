// One load of a page in a browser that has never seen it, on a slow phone over a slow network.
import { throttling } from 'lighthouse/core/config/constants.js';
import { figuresOf, QUIET_MS } from './figures.mjs';
import { followNetwork } from './network.mjs';
import { isTakenOver, observe, readObservations } from './observe.mjs';

/** The phone on which pages are opened. */
export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DEADLINE_MS = 45_000;

const { mobileSlow4G } = throttling;
const inBytes = (kilobits) => (kilobits * 1024) / 8;

/**
 * The networks. `slow4g` is what Chrome's and Lighthouse's own "slow 4G" ask of the browser for a line of 1.6 Mbps and
 * 150 ms: 562.5 ms a request, which stands for the round trips of a new connection. `rtt150` gives each request the bare
 * 150 ms.
 */
export const NETWORKS = {
  slow4g: {
    latency: mobileSlow4G.requestLatencyMs,
    downloadThroughput: inBytes(mobileSlow4G.downloadThroughputKbps),
    uploadThroughput: inBytes(mobileSlow4G.uploadThroughputKbps),
  },
  rtt150: { latency: mobileSlow4G.rttMs, downloadThroughput: inBytes(1.6 * 1024), uploadThroughput: inBytes(750) },
};

/** How many times slower than this machine the phone is. */
export const CPU_SLOWDOWN = mobileSlow4G.cpuSlowdownMultiplier;

const settled = async (page, network) => {
  const deadline = performance.now() + DEADLINE_MS;
  for (;;) {
    await network.quietFor(QUIET_MS, deadline);
    const observations = await page.evaluate(readObservations);
    const busyUntil = Math.max(observations.firstPaint ?? Infinity, ...observations.longTasks.map(({ end }) => end));
    if (observations.end - busyUntil > QUIET_MS) return observations;
    if (performance.now() > deadline) throw new Error(`${page.url()} did not come to rest.`);
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 4));
  }
};

/**
 * A tab as people open one, at a page of the browser's own. From there every page gets a process of its own, as it does from
 * anybody else's page; from an empty tab only pages that ask to be shut off from others do (Cross-Origin-Opener-Policy),
 * and pay for it alone.
 */
export const newTab = async (context) => {
  const page = await context.newPage();
  await page.goto('chrome://version');
  return page;
};

/** Loads a page once, as somebody does who reads this language and comes for the first time; gives its figures. */
export const loadOnce = async (browser, url, { locale, network: conditions, isStatic = false }) => {
  const context = await browser.newContext({ ...PHONE, locale });
  try {
    const page = await newTab(context);
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    const network = await followNetwork(session);
    await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { timeout: DEADLINE_MS });
    const observations = await settled(page, network);
    if (!isStatic && !(await page.evaluate(isTakenOver))) throw new Error(`${url} was never taken over by its script.`);
    return figuresOf({ ...observations, requests: network.all() });
  } finally {
    await context.close();
  }
};
