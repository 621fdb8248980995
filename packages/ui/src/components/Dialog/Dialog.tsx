import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Dialog.module.css';
import { askBeforeLoad, useBackCloses } from './useBackCloses.ts';

export const DIALOG_SIZES = ['sm', 'md'] as const;

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Asked before it closes with something entered in it. */
  readonly closeQuestion: string;
  /** Something was entered before it was opened. */
  readonly isFilled?: boolean;
  /** What was entered is being saved: nothing closes it meanwhile. */
  readonly isBusy?: boolean;
  /** One line under the title, read out with it. */
  readonly description?: ReactNode;
  readonly size?: (typeof DIALOG_SIZES)[number];
  /** Stays in view under the scrolling body; buttons there belong to a form by `form="id"`, and close it inside `DialogClose`. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** What opened the window that opened last, what opened the one before it, and so on. */
let openers: readonly Element[] = [];

/**
 * Where the focus goes and comes back from. At opening to the window itself: its first control is the close button, and a
 * field would raise a phone's keyboard at once. At closing to whatever had it, for the window has no trigger of its own;
 * where that went with another window, in whose place this one opened, to what opened that; to the page's content where
 * it has gone, as the button of an empty list has once something was added. Where the focus has gone on meanwhile, as to
 * another screen, it stays there.
 */
const useFocusReturn = () => {
  const own = useRef(openers);
  return {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      const { activeElement: active, body } = document;
      const isInPage = active !== body && !active?.closest('[role=dialog]');
      openers = own.current = [...(active && active !== body ? [active] : []), ...(isInPage ? [] : openers)];
      if (event.target instanceof HTMLElement) event.target.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // No other window has opened since: the next one is in nobody's place.
      if (openers === own.current) openers = [];
      if (document.activeElement !== document.body) return;
      const opener = own.current.find(({ isConnected }) => isConnected) ?? document.querySelector('main');
      if (opener instanceof HTMLElement) opener.focus();
    },
  };
};

/** A button of one's own that closes the dialog around it. */
export const DialogClose = ({ children }: { children: ReactNode }) => (
  <RadixDialog.Close asChild>{children}</RadixDialog.Close>
);

/**
 * A window over the page, a sheet from below on a phone. It holds the focus, Escape and Back close it, and the focus goes
 * back. Nothing entered in it is lost by accident: then a press beside it does nothing; Escape, Back, a reload and its
 * buttons ask first.
 */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  closeLabel,
  closeQuestion,
  isFilled = false,
  isBusy = false,
  description,
  size = 'md',
  footer,
  children,
}: DialogProps) => {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  const isEntered = useRef(false);
  const [ask] = useState(askBeforeLoad);

  const holdsText = () => isEntered.current || isFilled;
  const change = (next: boolean) => {
    const isHeld = !next && (isBusy || (holdsText() && !window.confirm(closeQuestion)));
    if (!isHeld) onOpenChange(next);
  };
  useBackCloses(open, () => {
    change(false);
    return false;
  });
  useEffect(() => {
    if (open && (isFilled || isEntered.current)) window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [open, isFilled, ask]);

  return (
    <RadixDialog.Root open={open} onOpenChange={change}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          className={styles.dialog}
          data-size={size}
          onOpenAutoFocus={(event) => {
            isEntered.current = false;
            onOpenAutoFocus(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onInput={() => {
            isEntered.current = true;
            window.addEventListener('beforeunload', ask);
          }}
          onInteractOutside={(event) => {
            if (holdsText()) event.preventDefault();
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className={styles.head}>
            <RadixDialog.Title>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label={closeLabel} icon={<X aria-hidden />} aria-disabled={isBusy || undefined} />
            </RadixDialog.Close>
          </div>
          <div className={styles.body}>
            {description === undefined ? null : (
              <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
            )}
            {children}
          </div>
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
};
