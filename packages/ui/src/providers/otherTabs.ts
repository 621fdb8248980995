import type { AuthActor, AuthEvent } from '@kovan/machines/auth';
import { openTabChannel } from '../data/tabChannel.ts';
import { TOKEN_KEY } from './browserStorage.ts';

/** What a tab tells the others of the session they share, where the token in storage says nothing of it. */
export type ToldEvent = Extract<AuthEvent, { readonly type: 'user.changed' | 'session.expiredElsewhere' }>;

/** Ties this tab's session to that of the browser's other tabs: what they store, and what they tell. */
export const joinOtherTabs = (auth: AuthActor) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== null && key !== TOKEN_KEY) return;
    auth.send(newValue === null ? { type: 'storage.cleared' } : { type: 'storage.replaced', token: newValue });
  };
  window.addEventListener('storage', onStorage);
  const channel = openTabChannel<ToldEvent>('kovan-session', (event) => auth.send(event));
  return {
    tell: channel.tell,
    leave: () => {
      window.removeEventListener('storage', onStorage);
      channel.close();
    },
  };
};
