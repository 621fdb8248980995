import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { useFieldGroup } from '../Field/fieldContext.ts';
import styles from './EmojiPicker.module.css';

export interface EmojiOption {
  readonly value: string;
  /** What the picture shows, in words. */
  readonly name: string;
}

interface EmojiPickerProps {
  readonly options: readonly EmojiOption[];
  readonly value: string | null | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly name: string;
  /** Names the group where it stands outside a `Field kind="group"`. */
  readonly label?: string;
  /** The chosen picture, or the first one: what a form focuses when something is wrong. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** One picture of several: avatars, task icons. Arrow keys move the choice. */
export const EmojiPicker = ({ options, value, onChange, onBlur, name, label, ref }: EmojiPickerProps) => {
  const group = useFieldGroup();
  const focusable = Math.max(
    options.findIndex((option) => option.value === value),
    0,
  );
  return (
    <div className={styles.frame}>
      <div role="radiogroup" aria-label={label} {...group} className={styles.picker} onBlur={onBlur}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option} title={option.name}>
            <input
              type="radio"
              ref={index === focusable ? ref : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.name}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.picture} aria-hidden="true">
              {option.value}
            </span>
            <Check className={styles.sign} aria-hidden />
          </label>
        ))}
      </div>
    </div>
  );
};
