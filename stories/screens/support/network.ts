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
