import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  /** What a camera reads. */
  readonly value: string;
  /** What it is a code of, in words. */
  readonly label: string;
}

/** Light around the code, in its own squares: less of it and cameras no longer find it. */
const BORDER = 4;

/** A QR code, drawn in the browser: nobody else is told what it says. Ink on paper in both themes, as cameras want it. */
export const QrCode = ({ value, label }: QrCodeProps) => {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(value, { ecc: 'M', border: BORDER });
    const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: side, path: squares.join('') };
  }, [value]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};

/** A QR code, and what goes with it: below on a phone, beside it where there is room. */
export const QrShare = ({ children, ...code }: QrCodeProps & { readonly children: ReactNode }) => (
  <div className={styles.share}>
    <QrCode {...code} />
    <div className={styles.words}>{children}</div>
  </div>
);
