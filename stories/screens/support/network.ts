/** Takes the browser's network away, or gives it back; calls fail or not by the story's own handlers. */
export const setOnline = (isOnline: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

/** For `beforeEach`: gives back afterwards what the story makes of the network. */
export const withNetwork = (): (() => void) => {
  setOnline(true);
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
  };
};
