import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Unfold.module.css';

interface UnfoldProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** The foot of a card whose list is longer than what stands there: shows the rest in its place, and hides it again. */
export const Unfold = ({ isOpen, onToggle, children }: UnfoldProps) => (
  <button type="button" className={styles.unfold} aria-expanded={isOpen} onClick={onToggle}>
    {children}
    <ChevronDown aria-hidden />
  </button>
);
