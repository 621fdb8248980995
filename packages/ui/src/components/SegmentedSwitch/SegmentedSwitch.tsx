import { type ReactNode, type Ref, useId } from 'react';
import { chosenInView } from '../chosenInView.ts';
import { classNames } from '../classNames.ts';
import { useFieldGroup } from '../Field/fieldContext.ts';
import type { Hue } from '../hues.ts';
import styles from './SegmentedSwitch.module.css';

export interface SwitchItem<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** The word at the head of a list on a phone. */
  readonly short?: string | undefined;
  /** Before the word: an avatar or an icon. */
  readonly picture?: ReactNode;
  /** The chosen item is painted in it. */
  readonly hue?: Hue | undefined;
}

interface SegmentedSwitchProps<Value extends string> {
  readonly items: readonly SwitchItem<Value>[];
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  /** Names the group where it stands outside a `Field kind="group"`. */
  readonly label?: string;
  /** Small, and one row that scrolls sideways on a phone: for the head of a list. */
  readonly scroll?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One of a few, all in view: whose list it is, whose homework. Arrow keys move the choice. */
export const SegmentedSwitch = <Value extends string>({
  items,
  value,
  onChange,
  onBlur,
  name,
  label,
  scroll = false,
  ref,
}: SegmentedSwitchProps<Value>) => {
  const group = useFieldGroup();
  const ownName = useId();
  const focusable = Math.max(
    items.findIndex((item) => item.value === value),
    0,
  );
  return (
    <div
      role="radiogroup"
      aria-label={label}
      {...group}
      className={styles.switch}
      data-scroll={scroll || undefined}
      onBlur={onBlur}
    >
      {items.map((item, index) => (
        <label
          key={item.value}
          ref={item.value === value ? chosenInView : null}
          className={styles.item}
          data-hue={item.hue}
          data-bare={!item.picture || undefined}
        >
          <input
            type="radio"
            ref={index === focusable ? ref : undefined}
            name={name ?? ownName}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          {item.picture}
          <span className={classNames(styles.word, item.short !== undefined && styles.long)}>{item.label}</span>
          {item.short === undefined ? null : <span className={styles.short}>{item.short}</span>}
        </label>
      ))}
    </div>
  );
};
