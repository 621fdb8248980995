import { useTranslation } from 'react-i18next';
import { Toast, ToastRegion } from '../components/Toast/Toast.tsx';
import { DURATIONS } from '../data/durations.ts';

/** One message, with its place among all that were said. */
export interface Message {
  readonly id: number;
  readonly message: string;
  readonly tone: 'success' | 'error';
}

interface ToastsProps {
  readonly toasts: readonly Message[];
  readonly onClose: (id: number) => void;
}

/** The messages that stand there: a success goes by itself, an error when somebody closes it. */
export const Toasts = ({ toasts, onClose }: ToastsProps) => {
  const { t } = useTranslation('common');
  return (
    <ToastRegion label={t('common:toast')}>
      {toasts.map(({ id, message, tone }) => (
        <Toast
          key={id}
          tone={tone}
          {...(tone === 'error' ? { closeLabel: t('common:action.close') } : { durationMs: DURATIONS.successMessage })}
          onClose={() => onClose(id)}
        >
          {message}
        </Toast>
      ))}
    </ToastRegion>
  );
};
