import styles from '../Meter/bar.module.css';

interface ProgressBarProps {
  /** 0 to 100. */
  readonly value: number;
  readonly label: string;
}

/** How far a running process is; for what people have done there is the comb. */
export const ProgressBar = ({ value, label }: ProgressBarProps) => {
  const percent = Math.min(Math.max(Math.round(value), 0), 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.bar}
    >
      <span style={{ translate: `${percent - 100}%` }} />
    </div>
  );
};
