import type { ReactNode } from 'react';
import styles from './Bee.module.css';

const Everyday = () => (
  <>
    <g className={styles.ink}>
      <ellipse cx="-10" cy="-12" rx="8.5" ry="12" />
      <ellipse cx="26" cy="-12" rx="8.5" ry="12" />
    </g>
    <g fill="white">
      <ellipse cx="-7" cy="-17" rx="3.5" ry="4" />
      <ellipse cx="29" cy="-17" rx="3.5" ry="4" />
    </g>
    <path className={styles.feature} d="M-4 11C0 25 20 25 23 10" />
  </>
);

const Joy = () => (
  <>
    <path className={styles.feature} d="M-20-8C-17-20-4-20 0-8M16-8C20-20 33-20 36-8" />
    <path className={styles.mouth} d="M-6 8C-4 30 24 30 26 8Z" />
  </>
);

const Asleep = () => (
  <path className={styles.feature} d="M-20-12C-16-3-4-3 0-12M16-12C20-3 32-3 36-12M4 16C8 20 14 20 18 16" />
);

const Oops = () => (
  <>
    <g className={styles.ink}>
      <ellipse cx="-10" cy="-8" rx="7.5" ry="9" />
      <ellipse cx="26" cy="-8" rx="7.5" ry="9" />
    </g>
    <g fill="white">
      <circle cx="-8" cy="-11" r="3" />
      <circle cx="28" cy="-11" r="3" />
    </g>
    <path className={styles.feature} d="M-24-26C-18-32-10-32-6-28M22-28C26-32 34-32 40-26M0 20C4 13 16 13 20 20" />
  </>
);

export const BEE_FACES = ['everyday', 'joy', 'asleep', 'oops'] as const;

export type BeeMood = (typeof BEE_FACES)[number];

const FACES = { everyday: Everyday, joy: Joy, asleep: Asleep, oops: Oops } satisfies Record<BeeMood, () => ReactNode>;

/** Eyes and mouth, on the head that Bee draws. */
export const BeeFace = ({ face }: { face: BeeMood }) => {
  const Face = FACES[face];
  return <Face />;
};
