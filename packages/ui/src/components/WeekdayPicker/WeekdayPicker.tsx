import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { useFieldGroup } from '../Field/fieldContext.ts';
import styles from './WeekdayPicker.module.css';

export interface WeekdayOption {
  readonly value: string;
  /** Two or three letters, in view. */
  readonly short: string;
  /** The whole name, for people who hear it. */
  readonly name: string;
}

interface WeekdayPickerProps {
  readonly days: readonly WeekdayOption[];
  readonly value: readonly string[];
  /** Gives the chosen days in the order of `days`. */
  readonly onChange: (value: string[]) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly label?: string;
  /** The first day: what a form focuses when something is wrong. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Any of the seven days; each is a checkbox of its own. */
export const WeekdayPicker = ({ days, value, onChange, onBlur, name, label, ref }: WeekdayPickerProps) => {
  const group = useFieldGroup();
  const toggle = (day: string) =>
    onChange(days.map((option) => option.value).filter((each) => value.includes(each) !== (each === day)));
  return (
    <div role="group" aria-label={label} {...group} aria-invalid={undefined} className={styles.days}>
      {days.map((day, index) => (
        <label key={day.value} className={styles.day}>
          <input
            type="checkbox"
            ref={index === 0 ? ref : undefined}
            name={name}
            value={day.value}
            checked={value.includes(day.value)}
            aria-label={day.name}
            aria-describedby={group['aria-describedby']}
            aria-invalid={group['aria-invalid']}
            onBlur={onBlur}
            onChange={() => toggle(day.value)}
          />
          <span aria-hidden="true">{day.short}</span>
          <Check aria-hidden />
        </label>
      ))}
    </div>
  );
};
