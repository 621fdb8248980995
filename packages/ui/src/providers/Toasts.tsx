import { useTranslation } from 'react-i18next';
import { Toast, ToastRegion } from '../components/Toast/Toast.tsx';
import { DURATIONS } from '../data/durations.ts';

/** One message, with its place among all that were said. */
export interface Message {
  readonly id: number;
  readonly message: string;
  readonly tone: 'success' | 'error' | 'news';
  /** What can be done about it; that closes it, too. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** What its closing is called, where that is an answer. */
  readonly closeLabel?: string;
  /** Somebody closed it, or its time was over. */
  readonly onClose?: () => void;
}

interface ToastsProps {
  readonly toasts: readonly Message[];
  readonly onClose: (message: Message) => void;
}

/** The messages that stand there: a success goes by itself, all else when somebody closes it. */
export const Toasts = ({ toasts, onClose }: ToastsProps) => {
  const { t } = useTranslation('common');
  return (
    <ToastRegion label={t('common:toast')}>
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          tone={toast.tone}
          action={toast.action}
          {...(toast.tone === 'success'
            ? { durationMs: DURATIONS.successMessage }
            : { closeLabel: toast.closeLabel ?? t('common:action.close') })}
          onClose={() => onClose(toast)}
        >
          {toast.message}
        </Toast>
      ))}
    </ToastRegion>
  );
};
