import styles from './bar.module.css';

interface MeterProps {
  readonly value: number;
  readonly max: number;
  readonly label: string;
  /** The figure in words: "2/3 tamamlandı". */
  readonly valueText: string;
}

/** How many of so many, as a bar: the demo's completed count. */
export const Meter = ({ value, max, label, valueText }: MeterProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={value}
    aria-valuetext={valueText}
    className={styles.bar}
  >
    <span style={{ translate: `${max > 0 ? (100 * value) / max - 100 : -100}%` }} />
  </div>
);
