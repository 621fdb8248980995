import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Comb } from '../Comb/Comb.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Toast.module.css';

export const TOAST_TONES = ['success', 'error', 'news'] as const;

const SIGNS = {
  success: <Comb values={[1]} ticks />,
  error: <CircleAlert aria-hidden />,
  news: <RotateCw aria-hidden />,
};

interface ToastProps {
  readonly tone?: (typeof TOAST_TONES)[number];
  /** How long it stays, in milliseconds; without it until it is closed. */
  readonly durationMs?: number | undefined;
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Names the button that closes it; without it there is none. */
  readonly closeLabel?: string | undefined;
  /** It is to go: its time is over, or somebody closed it. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A short message inside the page's one `ToastRegion`; a failure is read out at once, a success when there is a pause. */
export const Toast = ({
  tone = 'success',
  durationMs = Infinity,
  action,
  closeLabel,
  onClose,
  children,
}: ToastProps) => (
  <RadixToast.Root
    type={tone === 'error' ? 'foreground' : 'background'}
    duration={durationMs}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose?.();
    }}
    className={styles.toast}
    data-tone={tone}
  >
    {SIGNS[tone]}
    <RadixToast.Description asChild>
      <p>{children}</p>
    </RadixToast.Description>
    {action ? (
      <RadixToast.Action asChild altText={action.label}>
        <Button onClick={action.onPress}>{action.label}</Button>
      </RadixToast.Action>
    ) : null}
    {closeLabel === undefined ? null : (
      <RadixToast.Close asChild>
        <IconButton label={closeLabel} icon={<X aria-hidden />} />
      </RadixToast.Close>
    )}
  </RadixToast.Root>
);

interface ToastRegionProps {
  /** What a message is called, said before it: "Bildirim". */
  readonly label: string;
  readonly children?: ReactNode;
}

/** Where messages stand, above everything; F8 goes there, and Escape closes the last one. */
export const ToastRegion = ({ label, children }: ToastRegionProps) => (
  <RadixToast.Provider label={label}>
    {children}
    <RadixToast.Viewport label={label} className={styles.region} />
  </RadixToast.Provider>
);
