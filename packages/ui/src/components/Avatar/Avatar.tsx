import { UsersRound } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Hue } from '../hues.ts';
import styles from './Avatar.module.css';

const FRAME =
  'M18.85 4.42Q22 2.6 25.15 4.42L37.38 11.48Q40.53 13.3 40.53 16.94L40.53 31.06Q40.53 34.7 37.38 36.52L25.15 43.58Q22 45.4 18.85 43.58L6.62 36.52Q3.47 34.7 3.47 31.06L3.47 16.94Q3.47 13.3 6.62 11.48Z';

interface AvatarProps {
  /** The child's emoji; without one it stands for the whole family. */
  readonly emoji?: string | null | undefined;
  readonly hue?: Hue | undefined;
  /** Width in px; it is a little taller. */
  readonly size?: number;
  /** What it shows, in words. Leave it out where the name stands beside it: then it is only decoration. */
  readonly label?: string | undefined;
}

/** A child's picture in a hexagon of the child's own hue. */
export const Avatar = ({ emoji, hue, size = 40, label }: AvatarProps) => (
  <span
    className={styles.avatar}
    data-hue={hue}
    style={{ '--avatar-size': `${size}px` } as CSSProperties}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <svg viewBox="0 0 44 48" className={styles.frame} aria-hidden="true">
      <path d={FRAME} />
    </svg>
    {emoji ? <span className={styles.emoji}>{emoji}</span> : <UsersRound className={styles.family} aria-hidden />}
  </span>
);
