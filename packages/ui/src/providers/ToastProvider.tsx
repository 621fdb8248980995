import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
  const { isAuthenticated } = useAuth();
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

  // What was said to one family is nothing for the next one on the same tablet.
  useEffect(() => {
    if (!isAuthenticated) setToasts([]);
  }, [isAuthenticated]);

  return (
    <Provide value={useMemo(() => ({ show }), [show])}>
      {children}
      {isThere ? <Toasts toasts={toasts} onClose={close} /> : null}
    </Provide>
  );
};
