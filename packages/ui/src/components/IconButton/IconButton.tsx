import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './IconButton.module.css';

export const ICON_BUTTON_TONES = ['neutral', 'danger'] as const;

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, for people who can't see the icon; shown as a tooltip too. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: (typeof ICON_BUTTON_TONES)[number];
}

/** A button with a picture only: for actions that repeat in a list and need no words. */
export const IconButton = ({ label, icon, tone = 'neutral', className, type = 'button', ...rest }: IconButtonProps) => (
  <button
    title={label}
    {...rest}
    type={type}
    aria-label={label}
    data-tone={tone}
    className={classNames(styles.button, className)}
  >
    {icon}
  </button>
);
