import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useStable } from '../components/useStable.ts';
import { byNeed } from '../frontDoor/byNeed.tsx';
import { useArrived } from '../frontDoor/useArrived.ts';
import { useAttention } from '../frontDoor/useAttention.ts';
import { useAuth } from './AuthProvider.tsx';
import { requiredContext } from './requiredContext.ts';
import type { OwnedMessage, Said } from './said.ts';
import type { Message } from './Toasts.tsx';

/** What draws the messages: nothing of a screen's beginning, so it comes once somebody is there. */
export const Toasts = byNeed(async () => (await import('./Toasts.tsx')).Toasts);

interface Messages {
  /**
   * Says a message: a success for 3 s (N-08), an error until somebody closes it, news until somebody answers. Gives the way
   * to take it back.
   */
  show(message: string, options?: Partial<Pick<Message, 'tone' | 'action' | 'closeLabel' | 'onClose'>>): () => void;
}

const [Provide, useToast] = requiredContext<Messages>('useToast', 'ToastProvider');

export { useToast };

let lastId = 0;

/**
 * Whether a message is for somebody: what was said to one is nothing for the next one at the same tablet, nor is its retry;
 * news is of the app itself.
 */
const isFor =
  (whom: string | null) =>
  ({ tone, owner }: OwnedMessage): boolean =>
    tone === 'news' || owner === null || owner === whom;

export const ToastProvider = ({ said, children }: { readonly said: Said; readonly children: ReactNode }) => {
  const { owner } = useAuth();
  const toasts = useSyncExternalStore(said.subscribe, said.current).filter(isFor(owner));
  const hasAttention = useAttention();
  const isThere = useArrived(Toasts, hasAttention || toasts.length > 0);

  const remove = (id: number) => said.change((shown) => shown.filter((toast) => toast.id !== id));
  // A screen that has gone meanwhile still says whose it was.
  const show = useStable<Parameters<Messages['show']>, () => void>((message, { tone = 'success', ...rest } = {}) => {
    const id = ++lastId;
    said.change((shown) => [
      ...shown.filter((toast) => toast.message !== message),
      { id, message, tone, owner, ...rest },
    ]);
    return () => remove(id);
  });
  const close = ({ id, onClose }: Message) => {
    remove(id);
    onClose?.();
  };

  // What was said before anybody came is theirs from now on.
  useLayoutEffect(() => {
    // Mostly nothing was, and nothing is drawn once more for it.
    if (said.current().length === 0) return;
    said.change((shown) => shown.filter(isFor(owner)).map((toast) => ({ ...toast, owner })));
  }, [said, owner]);

  return (
    <Provide value={useMemo(() => ({ show }), [show])}>
      {children}
      {isThere ? <Toasts toasts={toasts} onClose={close} /> : null}
    </Provide>
  );
};
