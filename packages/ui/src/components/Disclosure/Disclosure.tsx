import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  readonly showLabel: string;
  readonly hideLabel: string;
  /** Before the button, in its row: the card's main action. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** Details of a card, shown and hidden again by a quiet button. */
export const Disclosure = ({ showLabel, hideLabel, before, children }: DisclosureProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  return (
    <div className={styles.disclosure}>
      <div className={styles.row}>
        {before}
        <Button
          variant="quiet"
          icon={<ChevronDown className={styles.arrow} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={() => setIsOpen((was) => !was)}
        >
          {isOpen ? hideLabel : showLabel}
        </Button>
      </div>
      {isOpen ? (
        <div id={contentId} className={styles.content}>
          {children}
        </div>
      ) : null}
    </div>
  );
};
