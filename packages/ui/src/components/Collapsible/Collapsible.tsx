import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './Collapsible.module.css';

interface CollapsibleProps {
  readonly title: ReactNode;
  /** A smaller line under the title. */
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly defaultOpen?: boolean;
  readonly children: ReactNode;
}

/** A panel in honey that folds: an extra that not everybody needs every time. What is in it is drawn while it is open. */
export const Collapsible = ({ title, hint, icon, defaultOpen = false, children }: CollapsibleProps) => {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const contentId = useId();
  return (
    <div className={styles.panel}>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        onClick={() => setIsOpen((was) => !was)}
      >
        {icon}
        <span className={styles.words}>
          {title}
          {hint ? <small>{hint}</small> : null}
        </span>
        <ChevronDown className={styles.arrow} aria-hidden />
      </button>
      {isOpen ? (
        <div id={contentId} className={styles.content}>
          {children}
        </div>
      ) : null}
    </div>
  );
};
