import { CloudOff, LoaderCircle } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../classNames.ts';
import styles from './Button.module.css';
import { useMissingConnection } from './connection.ts';

/** One primary a screen; destructive only inside confirmations. */
export const BUTTON_VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
/** `lg` is the child's: display type and a 56 px target. */
export const BUTTON_SIZES = ['md', 'lg'] as const;

interface ButtonLook {
  readonly variant?: (typeof BUTTON_VARIANTS)[number];
  readonly size?: (typeof BUTTON_SIZES)[number];
  /** As wide as its container. */
  readonly block?: boolean;
  /** A line icon before the words. */
  readonly icon?: ReactNode;
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Busy: shows a turning ring for the icon and ignores presses, but keeps the focus. Say in the words what is going on. */
  readonly loading?: boolean;
  /**
   * It sends something at once: without a connection it is off and says why, in the general sentence or in its own. Quiet
   * ones show the sign alone, unless the sentence is their own.
   */
  readonly needsConnection?: boolean | string;
}

/** Also keeps a form from being sent, which a press of Enter in one of its fields asks of its button. */
const ignore = (event: MouseEvent) => event.preventDefault();

type Asked = { readonly [Key in keyof ButtonLook]?: ButtonLook[Key] | undefined };

const look = ({ variant = 'secondary', size = 'md', block = false }: Asked) => ({
  'data-variant': variant,
  'data-size': size,
  'data-block': block || undefined,
});

/**
 * A button; `type` is "button" unless said otherwise. With `aria-disabled` it ignores presses as `disabled` does, but keeps
 * the focus.
 */
export const Button = ({
  variant,
  size,
  block,
  icon,
  loading = false,
  needsConnection = false,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': ariaDisabled,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) => {
  const reasonId = useId();
  const reason = useMissingConnection(needsConnection);
  const isOff = loading || reason !== null || ariaDisabled === true || ariaDisabled === 'true';
  const sign = reason === null ? icon : <CloudOff aria-hidden />;
  return (
    <button
      {...rest}
      {...look({ variant, size, block })}
      type={type}
      className={classNames(styles.button, className)}
      data-offline={reason === null ? undefined : true}
      aria-disabled={isOff || undefined}
      aria-busy={loading || undefined}
      aria-describedby={reason === null ? describedBy : classNames(describedBy, reasonId)}
      onClick={isOff ? ignore : onClick}
    >
      {loading ? <LoaderCircle className={styles.ring} aria-hidden /> : sign}
      <span className={styles.words}>{children}</span>
      {reason === null ? null : (
        // Described by it, not named.
        <small
          id={reasonId}
          className={styles.reason}
          aria-hidden
          hidden={variant === 'quiet' && needsConnection === true}
        >
          {reason}
        </small>
      )}
    </button>
  );
};

interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonLook {}

/** A link inside the app that looks like a button: it goes somewhere, so it stays a link. */
export const ButtonLink = ({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) => (
  <Link {...rest} {...look({ variant, size, block })} className={classNames(styles.button, className)}>
    {icon}
    <span className={styles.words}>{children}</span>
  </Link>
);
