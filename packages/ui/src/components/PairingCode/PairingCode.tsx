import { Hourglass } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Bee } from '../Bee/Bee.tsx';
import { QrShare } from '../QrCode/QrCode.tsx';
import styles from './PairingCode.module.css';

interface PairingCodeProps {
  /** In groups with a hyphen between: `7K3M-9QXA`. */
  readonly code: string;
  /** The code for people who hear it: letter by letter. */
  readonly codeLabel: string;
  /** What the QR code leads to. */
  readonly url: string;
  readonly qrLabel: string;
  /** What to do on the other device, step by step; the code follows. */
  readonly steps: readonly ReactNode[];
  readonly waiting: string;
  readonly secondsLeft: number;
  /** The time left in words. */
  readonly leftLabel: string;
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A code that connects another device, to scan or to type, and how long it is good. */
export const PairingCode = ({
  code,
  codeLabel,
  url,
  qrLabel,
  steps,
  waiting,
  secondsLeft,
  leftLabel,
}: PairingCodeProps) => (
  <div className={styles.pairing}>
    <QrShare value={url} label={qrLabel}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          // The steps never change places.
          <li key={String(index)}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className={styles.code} role="img" aria-label={codeLabel} translate="no">
        {code.split('-').map((group, index) => (
          <Fragment key={`${String(index)}-${group}`}>
            {index === 0 ? null : <span>-</span>}
            {group}
          </Fragment>
        ))}
      </p>
    </QrShare>
    <div className={styles.wait}>
      <Hourglass aria-hidden />
      <p>{waiting}</p>
      {/* Not live: nobody wants to hear every second. */}
      <b role="timer" aria-live="off" aria-label={leftLabel}>
        {clock(secondsLeft)}
      </b>
    </div>
  </div>
);

interface PairingEndProps {
  readonly face: 'joy' | 'asleep';
  readonly title: string;
  readonly children: ReactNode;
}

/** How it ended: the device is there, or the code has run out. Read out, as nobody pressed anything. */
export const PairingEnd = ({ face, title, children }: PairingEndProps) => (
  <div className={styles.end} role="status">
    <Bee face={face} width={96} />
    <h3>{title}</h3>
    {children}
  </div>
);
