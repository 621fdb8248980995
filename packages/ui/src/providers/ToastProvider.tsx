import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { byNeed } from '../frontDoor/byNeed.tsx';
import { useArrived } from '../frontDoor/useArrived.ts';
import { useAttention } from '../frontDoor/useAttention.ts';
import { useAuth } from './AuthProvider.tsx';
import { requiredContext } from './requiredContext.ts';
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

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const { owner } = useAuth();
  const [toasts, setToasts] = useState<readonly Message[]>([]);
  const hasAttention = useAttention();
  const isThere = useArrived(Toasts, hasAttention || toasts.length > 0);
  const lastId = useRef(0);

  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const show = useCallback<Messages['show']>(
    (message, { tone = 'success', ...rest } = {}) => {
      const id = ++lastId.current;
      setToasts((shown) => [...shown.filter((toast) => toast.message !== message), { id, message, tone, ...rest }]);
      return () => remove(id);
    },
    [remove],
  );
  const close = ({ id, onClose }: Message) => {
    remove(id);
    onClose?.();
  };

  // What was said to one is nothing for the next one at the same tablet, nor is its retry; news is of the app itself.
  const [saidTo, setSaidTo] = useState(owner);
  if (owner !== saidTo) {
    setSaidTo(owner);
    if (saidTo !== null) setToasts(toasts.filter(({ tone }) => tone === 'news'));
  }

  return (
    <Provide value={useMemo(() => ({ show }), [show])}>
      {children}
      {isThere ? <Toasts toasts={toasts} onClose={close} /> : null}
    </Provide>
  );
};
