import { UsersRound } from 'lucide-react';
import type { CSSProperties } from 'react';
import { CELL_OUTLINE } from '../cellOutline.ts';
import type { Hue } from '../hues.ts';
import styles from './Avatar.module.css';

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
      <path d={CELL_OUTLINE} />
    </svg>
    {emoji ? <span className={styles.emoji}>{emoji}</span> : <UsersRound className={styles.family} aria-hidden />}
  </span>
);
