import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  readonly label: ReactNode;
  /** Before the label: a few small cells. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** A row that unfolds; what is in it is drawn only then. */
export const Fold = ({ label, picture, children }: FoldProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.fold}>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {picture}
        <span>{label}</span>
        <ChevronDown aria-hidden />
      </button>
      {isOpen ? <div id={id}>{children}</div> : null}
    </div>
  );
};
