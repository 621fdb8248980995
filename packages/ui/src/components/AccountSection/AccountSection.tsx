import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { DottedFacts } from '../DottedFacts/DottedFacts.tsx';
import { DESKTOP, useMediaQuery } from '../useMediaQuery.ts';
import styles from './AccountSection.module.css';
import { useHeldFocus } from './useHeldFocus.ts';

interface AccountSectionProps {
  /** Where a link of the page leads to. */
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: string;
  /** What is in it, in one line, while it is folded: often all that one wanted to know. Several facts are an element each. */
  readonly summary: ReactNode;
  /** What it is for, while it is open. */
  readonly description: ReactNode;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A section of a long page: on a phone it folds, from 1024 px on it always stands open. What is in it is drawn once it is
 * first seen, and keeps from then on what was typed.
 */
export const AccountSection = ({
  id,
  icon,
  title,
  summary,
  description,
  open,
  onOpenChange,
  children,
}: AccountSectionProps) => {
  const key = useId();
  const section = useHeldFocus<HTMLElement>();
  const isSeen = useMediaQuery(DESKTOP) || open;
  const [wasSeen, setWasSeen] = useState(isSeen);
  if (isSeen && !wasSeen) setWasSeen(true);
  return (
    <section
      ref={section}
      id={id}
      tabIndex={-1}
      className={styles.section}
      data-open={open || undefined}
      aria-labelledby={`${key}-title`}
    >
      <div className={styles.head}>
        <span className={styles.icon}>{icon}</span>
        <div className={styles.words}>
          <h2 id={`${key}-title`}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={`${key}-body`}
              onClick={() => onOpenChange(!open)}
            >
              {title}
            </button>
            <span className={styles.title}>{title}</span>
          </h2>
          <DottedFacts className={styles.summary}>{summary}</DottedFacts>
          <p className={styles.description}>{description}</p>
        </div>
        <ChevronDown className={styles.arrow} aria-hidden />
      </div>
      <div id={`${key}-body`} className={styles.body}>
        {wasSeen ? children : null}
      </div>
    </section>
  );
};
