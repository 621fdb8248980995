import type { ComponentProps } from 'react';
import styles from './EmojiRadioGroup.module.css';

interface EmojiRadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  readonly label: string;
  readonly emojis: readonly string[];
  /** The text name of an emoji, for those who can't see it. */
  readonly nameOf: (emoji: string) => string;
  /** Which one is checked, where the group is controlled. */
  readonly value?: string;
}

/** One picture among several: radio buttons that look like pictures; arrow keys move among them. */
export const EmojiRadioGroup = ({ label, emojis, nameOf, value, ...radio }: EmojiRadioGroupProps) => (
  <fieldset className={styles.group}>
    <legend>{label}</legend>
    <div className={styles.choices}>
      {emojis.map((emoji) => (
        <label key={emoji} className={styles.choice} title={nameOf(emoji)}>
          <input
            type="radio"
            aria-label={nameOf(emoji)}
            {...radio}
            value={emoji}
            {...(value === undefined ? {} : { checked: value === emoji })}
          />
          <span aria-hidden="true">{emoji}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
