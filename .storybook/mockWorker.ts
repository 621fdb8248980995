import { isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';

const unmocked: string[] = [];

/** Whether a request is one of the product's, and not of the workshop's own machinery. */
const isOfTheProduct = (request: Request): boolean => {
  const { origin, pathname } = new URL(request.url);
  return origin === location.origin ? pathname.startsWith('/api/') : !isCommonAssetRequest(request);
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
  return worker;
};

/** The calls that nobody mocked since this was last asked. */
export const takeUnmockedCalls = (): string[] => unmocked.splice(0);
