import type { ComponentProps, ReactNode } from 'react';
import styles from './Gate.module.css';

interface GateProps extends ComponentProps<'div'> {
  /** The picture: at the top of a phone, beside the panel on a desktop. */
  readonly art: ReactNode;
  /** What stands under the picture on a desktop. */
  readonly words: string;
  readonly lead: string;
  /** The panel: what one is here for. */
  readonly children: ReactNode;
}

/** A page before the app: a picture, and a panel with the one thing to do. */
export const Gate = ({ art, words, lead, children, ...rest }: GateProps) => (
  <div {...rest} className={styles.gate}>
    <div className={styles.scene}>
      <div className={styles.art}>{art}</div>
      <div className={styles.words}>
        <p className={styles.title}>{words}</p>
        <p>{lead}</p>
      </div>
    </div>
    <div className={styles.panel}>
      <div className={styles.content}>{children}</div>
    </div>
  </div>
);

/** What hovers beside the comb of a gate's picture. */
export const GateBee = ({ children }: { children: ReactNode }) => <span className={styles.bee}>{children}</span>;

/** Small links below the panel's content. */
export const GateFoot = ({ children }: { children: ReactNode }) => <p className={styles.foot}>{children}</p>;

/** The sentence below a gate's title. */
export const GateLead = ({ children, ...rest }: ComponentProps<'p'>) => (
  <p {...rest} className={styles.lead}>
    {children}
  </p>
);
