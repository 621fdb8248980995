import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { classNames } from '../classNames.ts';
import styles from './Link.module.css';

interface LinkProps extends ComponentProps<typeof RouterLink> {
  /** Gives it a 44 px target of its own; leave it out inside a sentence. */
  readonly standalone?: boolean;
}

/** A link inside the app, in honey and underlined, so that colour is not its only sign. */
export const Link = ({ standalone = false, className, ...rest }: LinkProps) => (
  <RouterLink {...rest} data-standalone={standalone || undefined} className={classNames(styles.link, className)} />
);
