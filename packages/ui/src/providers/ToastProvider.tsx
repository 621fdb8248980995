import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast as ToastView, ToastRegion } from '../components/Toast/Toast.tsx';
import { DURATIONS } from '../data/durations.ts';
import { useAuth } from './AuthProvider.tsx';
import { requiredContext } from './requiredContext.ts';

interface Toast {
  readonly id: number;
  readonly message: string;
  readonly tone: 'success' | 'error';
}

interface Toasts {
  /** Says a message: a success for 3 s (N-08), an error until somebody closes it. */
  show(message: string, options?: { tone?: Toast['tone'] }): void;
}

const [Provide, useToast] = requiredContext<Toasts>('useToast', 'ToastProvider');

export { useToast };

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('common');
  const { isAuthenticated } = useAuth();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);

  const show = useCallback<Toasts['show']>((message, { tone = 'success' } = {}) => {
    const id = ++lastId.current;
    setToasts((shown) => [...shown.filter((toast) => toast.message !== message), { id, message, tone }]);
  }, []);
  const close = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));

  // What was said to one family is nothing for the next one on the same tablet.
  useEffect(() => {
    if (!isAuthenticated) setToasts([]);
  }, [isAuthenticated]);

  return (
    <Provide value={useMemo(() => ({ show }), [show])}>
      {children}
      <ToastRegion label={t('common:toast')}>
        {toasts.map(({ id, message, tone }) => (
          <ToastView
            key={id}
            tone={tone}
            {...(tone === 'error'
              ? { closeLabel: t('common:action.close') }
              : { durationMs: DURATIONS.successMessage })}
            onClose={() => close(id)}
          >
            {message}
          </ToastView>
        ))}
      </ToastRegion>
    </Provide>
  );
};
