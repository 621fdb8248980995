import * as Collapsible from '@radix-ui/react-collapsible';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  readonly showLabel: string;
  readonly hideLabel: string;
  /** Before the button, in its row: the card's main action. */
  readonly before?: ReactNode;
  /** Behind the button, in its row. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** Details of a card, shown and hidden again by a quiet button. */
export const Disclosure = ({ showLabel, hideLabel, before, after, children }: DisclosureProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Collapsible.Root open={isOpen} onOpenChange={setIsOpen} className={styles.disclosure}>
      <div className={styles.row}>
        {before}
        <Collapsible.Trigger asChild>
          <Button variant="quiet" icon={<ChevronDown className={styles.arrow} aria-hidden />}>
            {isOpen ? hideLabel : showLabel}
          </Button>
        </Collapsible.Trigger>
        {after}
      </div>
      <Collapsible.Content className={styles.content}>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
};
