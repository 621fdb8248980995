import { CloudOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useMissingConnection } from '../Button/connection.ts';
import { classNames } from '../classNames.ts';
import styles from './IconButton.module.css';

export const ICON_BUTTON_TONES = ['neutral', 'danger'] as const;

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-describedby'> {
  /** What it does, for people who can't see the icon; shown as a tooltip too. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: (typeof ICON_BUTTON_TONES)[number];
  /** It sends something at once: without a connection it is off, has a sign for that, and says why. */
  readonly needsConnection?: boolean;
}

/** A button with a picture only: for actions that repeat in a list and need no words. */
export const IconButton = ({
  label,
  icon,
  tone = 'neutral',
  needsConnection = false,
  className,
  type = 'button',
  onClick,
  'aria-disabled': ariaDisabled,
  ...rest
}: IconButtonProps) => {
  const reasonId = useId();
  const reason = useMissingConnection(needsConnection);
  const isOff = reason !== null || ariaDisabled === true || ariaDisabled === 'true';
  return (
    <button
      title={reason === null ? label : `${label}: ${reason}`}
      {...rest}
      type={type}
      aria-label={label}
      aria-disabled={isOff || undefined}
      aria-describedby={reason === null ? undefined : reasonId}
      data-tone={tone}
      className={classNames(styles.button, className)}
      onClick={isOff ? undefined : onClick}
    >
      {icon}
      {reason === null ? null : (
        <>
          <CloudOff className={styles.off} aria-hidden />
          <span id={reasonId} hidden>
            {reason}
          </span>
        </>
      )}
    </button>
  );
};
