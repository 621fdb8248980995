import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

export const SKELETON_SHAPES = ['line', 'block', 'hexagon'] as const;

interface SkeletonProps {
  readonly shape?: (typeof SKELETON_SHAPES)[number];
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
}

/** A grey stand-in with the shape of what will come; say beside it, in a `Spinner` or hidden words, that it is loading. */
export const Skeleton = ({ shape = 'line', width, height }: SkeletonProps) => (
  <span className={styles.skeleton} data-shape={shape} style={{ width, height }} aria-hidden="true" />
);

/** A row of a list that is not there yet: an avatar, two lines and a time. */
export const SkeletonRow = () => (
  <div className={styles.row} aria-hidden="true">
    <Skeleton shape="hexagon" width={36} height={40} />
    <div className={styles.lines}>
      <Skeleton width="55%" height={16} />
      <Skeleton width="80%" height={12} />
    </div>
    <Skeleton width={40} height={14} />
  </div>
);
