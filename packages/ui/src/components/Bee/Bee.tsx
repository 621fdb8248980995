import { type CSSProperties, useId } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Bee.module.css';
import { BeeFace, type BeeMood } from './BeeFace.tsx';

export { BEE_FACES } from './BeeFace.tsx';

const WING = 'M0 0C-26-22-62-96-6-112 44-118 26-22 0 0Z';
const VEIN = 'M-3-26C-8-44-6-64-8-80';

interface BeeProps {
  readonly face?: BeeMood;
  /** In px. */
  readonly width?: number;
  /** Floats up and down once as it comes, gently, and rests beside what is to be read; still under reduced motion. */
  readonly hovering?: boolean;
  /** The bee in words; without them it is only decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The mascot: everyday, full of joy at a tick, asleep where nothing is to do, rueful when something failed. */
export const Bee = ({ face = 'everyday', width = 112, hovering = false, label, className }: BeeProps) => {
  const id = useId();
  const paint = (part: string) => ({ fill: `url(#${id}-${part})` });
  return (
    <svg
      viewBox="-118 -172 260 254"
      className={classNames(styles.bee, className)}
      data-hovering={hovering || undefined}
      style={{ '--bee-width': `${width}px` } as CSSProperties}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <defs>
        <linearGradient id={`${id}-body`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--bee-honey)" />
          <stop offset="1" stopColor="var(--bee-amber)" />
        </linearGradient>
        <linearGradient id={`${id}-head`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--bee-light)" />
          <stop offset="1" stopColor="var(--bee-honey)" />
        </linearGradient>
        <linearGradient id={`${id}-wing`} x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="white" stopOpacity=".92" />
          <stop offset="1" stopColor="var(--bee-wing)" stopOpacity=".92" />
        </linearGradient>
        <clipPath id={`${id}-clip`}>
          <ellipse rx="94" ry="59" />
        </clipPath>
      </defs>
      <g transform="translate(14 -46) rotate(24)">
        <path className={styles.wing} style={paint('wing')} opacity=".85" d={WING} />
        <path className={styles.vein} d={VEIN} />
      </g>
      <path className={styles.line} d="M-32 50c-2 12-2 24 9 24M0 50c-2 12-2 24 9 24M30 50c-2 12-2 24 9 24" />
      <path className={styles.sting} d="M-84-12V16L-112 6Z" />
      <ellipse rx="94" ry="59" style={paint('body')} />
      <g clipPath={`url(#${id}-clip)`}>
        <path className={styles.stripe} d="M-50-80c-20 50-20 110 0 160M2-80c-20 50-20 110 0 160" />
        <ellipse cx="-12" cy="-40" rx="60" ry="13" fill="white" opacity=".28" transform="rotate(-3)" />
      </g>
      <ellipse className={styles.line} rx="94" ry="59" />
      <g transform="translate(78 -12)">
        <path className={styles.line} d="M6-48C8-76 13-90 20-88M26-42C28-64 41-76 56-74" />
        <circle className={styles.dot} cx="20" cy="-88" r="6.5" />
        <circle className={styles.dot} cx="56" cy="-74" r="6.5" />
        <ellipse className={styles.head} rx="54" ry="52" style={paint('head')} />
        <BeeFace face={face} />
        <ellipse className={styles.cheek} cx="-26" cy="10" rx="8.5" ry="5.5" />
        <ellipse className={styles.cheek} cx="41" cy="9" rx="7.5" ry="5.5" />
      </g>
      <g transform="translate(-14 -44) rotate(-17)">
        <path className={styles.wing} style={paint('wing')} d={WING} />
        <path className={styles.vein} d={VEIN} />
      </g>
    </svg>
  );
};
