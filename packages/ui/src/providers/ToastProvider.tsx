import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Toast as ToastView, ToastRegion } from '../components/Toast/Toast.tsx';
import { DURATIONS } from '../data/durations.ts';
import { requiredContext } from './requiredContext.ts';

interface Toast {
  readonly id: number;
  readonly message: string;
  readonly tone: 'success' | 'error';
}

interface Toasts {
  /** Says a message in the one polite live region; it goes by itself after `durationMs`. */
  show(message: string, options?: { tone?: Toast['tone']; durationMs?: number }): void;
}

const [Provide, useToast] = requiredContext<Toasts>('useToast', 'ToastProvider');

export { useToast };

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const timers = useRef(new Map<number, number>());
  const lastId = useRef(0);

  const show = useCallback<Toasts['show']>((message, { tone = 'success', durationMs } = {}) => {
    const id = ++lastId.current;
    const duration = durationMs ?? (tone === 'error' ? DURATIONS.errorMessage : DURATIONS.successMessage);
    setToasts((shown) => [...shown.filter((toast) => toast.message !== message), { id, message, tone }]);
    const timer = window.setTimeout(() => {
      timers.current.delete(id);
      setToasts((shown) => shown.filter((toast) => toast.id !== id));
    }, duration);
    timers.current.set(id, timer);
  }, []);

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => window.clearTimeout(timer));
  }, []);

  return (
    <Provide value={useMemo(() => ({ show }), [show])}>
      {children}
      <ToastRegion>
        {toasts.map(({ id, message, tone }) => (
          <ToastView key={id} tone={tone}>
            {message}
          </ToastView>
        ))}
      </ToastRegion>
    </Provide>
  );
};
