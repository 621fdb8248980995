import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  readonly label: ReactNode;
  /** Before the label: a few small cells. */
  readonly picture?: ReactNode;
  /** It stands for itself, below no heading that what is in it could belong to. */
  readonly isSection?: boolean;
  readonly children: ReactNode;
}

/** A row that unfolds; what is in it is drawn only then. */
export const Fold = ({ label, picture, isSection = false, children }: FoldProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const trigger = (
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
  );
  return (
    <div className={styles.fold}>
      {isSection ? <h2 className={styles.heading}>{trigger}</h2> : trigger}
      {isOpen ? <div id={id}>{children}</div> : null}
    </div>
  );
};
