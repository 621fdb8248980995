import * as RadixCollapsible from '@radix-ui/react-collapsible';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Collapsible.module.css';

interface CollapsibleProps {
  readonly title: ReactNode;
  /** A smaller line under the title. */
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A panel in honey that folds: an extra that not everybody needs every time. */
export const Collapsible = ({ title, hint, icon, children, ...rest }: CollapsibleProps) => (
  <RadixCollapsible.Root {...rest} className={styles.panel}>
    <RadixCollapsible.Trigger className={styles.trigger}>
      {icon}
      <span className={styles.words}>
        {title}
        {hint ? <small>{hint}</small> : null}
      </span>
      <ChevronDown className={styles.arrow} aria-hidden />
    </RadixCollapsible.Trigger>
    <RadixCollapsible.Content className={styles.content}>{children}</RadixCollapsible.Content>
  </RadixCollapsible.Root>
);
