import * as RadixTabs from '@radix-ui/react-tabs';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import styles from './Tabs.module.css';

/**
 * Keeps the room of a count that is not known yet, so that the words beside it stay where they are when it comes; of as many
 * figures as `like` has.
 */
export const noCount = (like: string): ReactElement => <span className={styles.unknown}>{like}</span>;

/** The same for a plain count. */
export const NO_COUNT = noCount('0');

export interface TabItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** The word where the row of tabs is narrow, so that all stand in one line. */
  readonly short?: string | undefined;
  /** A figure in a pill beside the word, under it where the row is narrow. */
  readonly count?: number | string | ReactElement | undefined;
  /** Tells that what is counted is late, or asks for a check, while the tab is not chosen. */
  readonly tone?: 'overdue' | 'check' | undefined;
  readonly content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** What the tabs choose between, for people who can't see them together. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** Before the tabs, in their row where there is room for both: what filters all of them. */
  readonly before?: ReactNode;
}

/**
 * Radix gives the focus within the press, which a browser takes for the keyboard's while nothing else has had it. Given
 * before, without a ring, it stays so.
 */
const focusWithoutRing = ({ button, ctrlKey, currentTarget }: MouseEvent<HTMLElement>) => {
  if (button === 0 && !ctrlKey) currentTarget.focus({ focusVisible: false });
};

/** Tabs with counts; arrow keys move, Home and End go to the ends. The caller holds the value, best in the address. */
export const Tabs = <Value extends string>({ label, items, value, onValueChange, before }: TabsProps<Value>) => (
  <RadixTabs.Root
    value={value}
    onValueChange={(next) => {
      const chosen = items.find((item) => item.value === next);
      if (chosen) onValueChange(chosen.value);
    }}
  >
    <div className={styles.bar} data-filtered={before ? true : undefined}>
      {before ? <div className={styles.before}>{before}</div> : null}
      <RadixTabs.List
        className={styles.list}
        aria-label={label}
        data-short={items.some(({ short }) => short !== undefined) || undefined}
      >
        {items.map((item) => (
          <RadixTabs.Trigger key={item.value} value={item.value} className={styles.tab} onMouseDown={focusWithoutRing}>
            <span className={item.short === undefined ? undefined : styles.long}>{item.label}</span>
            {item.short === undefined ? null : <span className={styles.short}>{item.short}</span>}{' '}
            {item.count === undefined ? null : (
              <span className={styles.count} data-tone={item.tone}>
                {item.count}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
    </div>
    {items.map((item) => (
      <RadixTabs.Content key={item.value} value={item.value} className={styles.content}>
        {item.content}
      </RadixTabs.Content>
    ))}
  </RadixTabs.Root>
);
