import { LoaderCircle } from 'lucide-react';
import styles from './Spinner.module.css';

/** Something is on its way; the label says what, in view and to screen readers. */
export const Spinner = ({ label }: { label: string }) => (
  <p role="status" className={styles.spinner}>
    <LoaderCircle aria-hidden />
    <span>{label}</span>
  </p>
);
