import { calls } from '@kovan/api-client/contract';
import { http, HttpResponse } from 'msw';

interface Worker {
  use(...handlers: ReturnType<typeof http.all>[]): void;
}

/** Takes the browser's network away, or gives it back. */
export const setOnline = (isOnline: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

/** For `beforeEach`: without a network no call has an answer. Gives back afterwards what the story makes of it. */
export const withNetwork = (worker: Worker): (() => void) => {
  worker.use(http.all('*/api/*', () => (navigator.onLine ? undefined : HttpResponse.error())));
  setOnline(true);
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
};

/** Has the server take its time with a tick that reaches it: it is answered once the function that this gives is called. */
export const holdTicks = (worker: Worker): (() => void) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  worker.use(
    http.put(`*${calls.tasks.setStatus.path}`, async () => {
      if (!navigator.onLine) return HttpResponse.error();
      await released;
      return undefined;
    }),
  );
  return release;
};
