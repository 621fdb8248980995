import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CELL_OUTLINE } from '../cellOutline.ts';
import { classNames } from '../classNames.ts';
import { HoneyGradient } from '../Comb/HoneyGradient.tsx';
import styles from './TickButton.module.css';

interface TickButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-pressed'> {
  /** What pressing it does, or, where it is a toggle, what its being on means. */
  readonly label: string;
  readonly done: boolean;
  /** Tells "pressed" or "not pressed" too: for ticks that can be taken back. */
  readonly toggle?: boolean;
  /** In the empty cell instead of the ghost, which comes when somebody is about to press. */
  readonly picture?: ReactNode;
}

/** A cell to tick off: empty with a ghost of a tick, then full of honey. */
export const TickButton = (props: TickButtonProps) => {
  const { label, done, toggle = false, picture, className, type = 'button', ...rest } = props;
  const id = useId();
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={toggle ? done : undefined}
      data-done={done || undefined}
      className={classNames(styles.tick, className)}
    >
      <svg viewBox="0 0 44 48" className={styles.cell} aria-hidden="true">
        {done ? <HoneyGradient id={id} /> : null}
        <path d={CELL_OUTLINE} style={done ? { fill: `url(#${id})` } : undefined} />
      </svg>
      {picture && !done ? (
        <span className={styles.picture} aria-hidden="true">
          {picture}
        </span>
      ) : null}
      <Check className={styles.sign} aria-hidden />
    </button>
  );
};

/** The same cell as a mere sign, 36 px wide, where nothing can be pressed; say the state in words beside it. */
export const TickMark = ({ done }: { done: boolean }) => {
  const id = useId();
  return (
    <span className={styles.mark} data-done={done || undefined} aria-hidden="true">
      <svg viewBox="0 0 44 48" className={styles.cell}>
        <HoneyGradient id={id} />
        <path d={CELL_OUTLINE} style={done ? { fill: `url(#${id})` } : undefined} />
      </svg>
      {done ? <Check className={styles.sign} /> : null}
    </span>
  );
};
