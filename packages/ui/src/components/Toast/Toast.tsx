import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Comb } from '../Comb/Comb.tsx';
import styles from './Toast.module.css';

export const TOAST_TONES = ['success', 'error'] as const;

interface ToastProps {
  readonly tone?: (typeof TOAST_TONES)[number];
  readonly children: ReactNode;
}

/** A short message that goes by itself; it stands inside the page's one `ToastRegion`. */
export const Toast = ({ tone = 'success', children }: ToastProps) => (
  <div className={styles.toast} data-tone={tone}>
    {tone === 'error' ? <CircleAlert aria-hidden /> : <Comb values={[1]} ticks />}
    <p>{children}</p>
  </div>
);

/** The one polite live region of the page: always there, so that what appears in it is read out. */
export const ToastRegion = ({ children }: { children?: ReactNode }) => (
  <div role="status" aria-live="polite" className={styles.region}>
    {children}
  </div>
);
