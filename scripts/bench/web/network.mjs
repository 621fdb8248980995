import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;

/** Follows the requests of a page, told by its CDP session. */
export const followNetwork = async (session) => {
  const requests = new Map();
  let lastChange = performance.now();
  const end = (requestId, timestamp, bytes) => {
    const request = requests.get(requestId);
    if (!request) return;
    lastChange = performance.now();
    Object.assign(request, { end: timestamp, bytes });
  };
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (!/^https?:/.test(request.url)) return;
    lastChange = performance.now();
    requests.set(requestId, { start: timestamp, end: Infinity, bytes: 0, url: request.url });
  });
  session.on('Network.loadingFinished', (event) => end(event.requestId, event.timestamp, event.encodedDataLength));
  session.on('Network.loadingFailed', (event) => end(event.requestId, event.timestamp, 0));
  await session.send('Network.enable');

  return {
    /** Waits until nothing has been under way for so many ms; throws when that takes longer than `deadline`. */
    quietFor: async (milliseconds, deadline) => {
      const isQuiet = () =>
        performance.now() - lastChange >= milliseconds && [...requests.values()].every(({ end: at }) => at < Infinity);
      while (!isQuiet()) {
        if (performance.now() > deadline) throw new Error('The page never stopped asking for things.');
        await delay(LOOK_EVERY_MS);
      }
    },
    /** Every request, in ms since that of the page itself, with the bytes that came over the wire. */
    all: () => {
      const [first] = requests.values();
      return [...requests.values()].map(({ start, end: at, bytes, url }) => ({
        start: (start - first.start) * 1000,
        end: (at - first.start) * 1000,
        bytes,
        url,
      }));
    },
  };
};
