import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../classNames.ts';
import styles from './Button.module.css';

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
}

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
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) => {
  const isOff = loading || ariaDisabled === true || ariaDisabled === 'true';
  return (
    <button
      {...rest}
      {...look({ variant, size, block })}
      type={isOff ? 'button' : type}
      className={classNames(styles.button, className)}
      aria-disabled={isOff || undefined}
      aria-busy={loading || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {loading ? <LoaderCircle className={styles.ring} aria-hidden /> : icon}
      <span className={styles.words}>{children}</span>
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
