import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FormFailure.module.css';

interface FormFailureProps {
  /** In a box of its own, in a form of many fields. */
  readonly boxed?: boolean;
  readonly children: ReactNode;
}

/** Why a form could not be sent, read out as it comes. */
export const FormFailure = ({ boxed = false, children }: FormFailureProps) => (
  <p role="alert" className={styles.failure} data-boxed={boxed || undefined}>
    <CircleAlert aria-hidden />
    <span>{children}</span>
  </p>
);
