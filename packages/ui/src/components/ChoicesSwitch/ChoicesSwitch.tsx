import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { useFieldGroup } from '../Field/fieldContext.ts';
import type { SwitchItem } from '../SegmentedSwitch/SegmentedSwitch.tsx';
import look from '../SegmentedSwitch/SegmentedSwitch.module.css';
import styles from './ChoicesSwitch.module.css';

interface ChoicesSwitchProps<Value extends string> {
  readonly items: readonly SwitchItem<Value>[];
  readonly values: readonly Value[];
  /** The values in the items' order. */
  readonly onChange: (values: Value[]) => void;
  readonly name?: string;
  /** Names the group where it stands outside a `Field kind="group"`. */
  readonly label?: string;
  /** The first of them: what a form focuses when something is wrong. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Some of a few, all in view: who may use a device. What is chosen carries a tick beside its colour. */
export const ChoicesSwitch = <Value extends string>({
  items,
  values,
  onChange,
  name,
  label,
  ref,
}: ChoicesSwitchProps<Value>) => {
  const group = useFieldGroup();
  const change = (value: Value, isOn: boolean) =>
    onChange(items.map((item) => item.value).filter((known) => (known === value ? isOn : values.includes(known))));
  return (
    <div role="group" aria-label={label} {...group} aria-invalid={undefined} className={look.switch}>
      {items.map((item, index) => (
        <label key={item.value} className={look.item} data-hue={item.hue}>
          <input
            type="checkbox"
            ref={index === 0 ? ref : undefined}
            name={name}
            value={item.value}
            checked={values.includes(item.value)}
            aria-invalid={group['aria-invalid']}
            onChange={({ target }) => change(item.value, target.checked)}
          />
          {item.picture}
          <span className={look.word}>{item.label}</span>
          <span className={styles.mark} aria-hidden="true">
            <Check />
          </span>
        </label>
      ))}
    </div>
  );
};
