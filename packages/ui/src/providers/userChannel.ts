import type { User } from '@kovan/machines/auth';

const NAME = 'kovan-user';

/** Tells the other tabs of this browser how the signed-in user is called by now. */
export const tellTabs = (user: User): void => {
  const channel = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches this origin alone
  channel.postMessage(user);
  channel.close();
};

/** Hears of it; gives the way to stop. */
export const hearOfUser = (listener: (user: User) => void): (() => void) => {
  const channel = new BroadcastChannel(NAME);
  // Only this app's own pages, of this origin, are heard.
  channel.addEventListener('message', ({ data }: MessageEvent<User>) => listener(data));
  return () => channel.close();
};
