import { isCommonAssetRequest } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

const unmocked: string[] = [];

/** Whether a request is one of the product's, and not of the workshop's own machinery. */
const isOfTheProduct = (request: Request): boolean => {
  const { origin, pathname } = new URL(request.url);
  return origin === location.origin ? pathname.startsWith('/api/') : !isCommonAssetRequest(request);
};

/** The calls that were sent and have not come to the mocks yet. */
const underWay = new Set<{ readonly call: string }>();

const nameOf = (method: string, url: string): string => `${method} ${new URL(url, location.href).href}`;

/** Takes note of each call on its way from the app to the mocks, which leads through another process. */
const followCalls = ({ events }: SetupWorker): void => {
  events.on('request:start', ({ request: { method, url } }) => {
    const call = nameOf(method, url);
    const arrived = [...underWay].find((one) => one.call === call);
    if (arrived) underWay.delete(arrived);
  });
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const { method, url } = input instanceof Request ? input : { method: init?.method ?? 'GET', url: String(input) };
    const sent = { call: nameOf(method, url) };
    underWay.add(sent);
    try {
      return await send(input, init);
    } finally {
      // One that was given up may never come.
      underWay.delete(sent);
    }
  };
};

/** One that has not come by then is lost, and no reason to wait for ever. */
const LOST_AFTER_MS = 10_000;

/** Waits until no call of the story before is on its way: the mocks of the next one would answer it, and one that fails but once be used up. */
export const callsTaken = async (): Promise<void> => {
  const began = performance.now();
  while (underWay.size > 0 && performance.now() - began < LOST_AFTER_MS)
    await new Promise((resolve) => setTimeout(resolve));
  underWay.clear();
};

/** Starts the mock of the network. A call that nobody mocks is answered as a failure, and remembered against the story. */
export const startMockWorker = async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: (request) => {
      if (!isOfTheProduct(request)) return;
      const call = `${request.method} ${request.url}`;
      unmocked.push(call);
      throw new Error(`No handler for ${call}`);
    },
  });
  followCalls(worker);
  return worker;
};

/** The calls that nobody mocked since this was last asked. */
export const takeUnmockedCalls = (): string[] => unmocked.splice(0);
