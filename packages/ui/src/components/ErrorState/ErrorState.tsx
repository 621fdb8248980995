import { CloudOff, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Bee } from '../Bee/Bee.tsx';
import { Button } from '../Button/Button.tsx';
import styles from './ErrorState.module.css';

export const ERROR_LOOKS = ['row', 'page'] as const;

interface ErrorStateProps {
  readonly message: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** `row` above a list, `page` where the whole content is missing. */
  readonly look?: (typeof ERROR_LOOKS)[number];
}

/** Something could not be loaded: what, and a way to try again. */
export const ErrorState = ({ message, retryLabel, onRetry, isRetrying = false, look = 'row' }: ErrorStateProps) => (
  <div role="alert" className={styles.error} data-look={look}>
    {look === 'page' ? <Bee face="oops" /> : <CloudOff className={styles.sign} aria-hidden />}
    <p>{message}</p>
    <Button icon={<RotateCcw aria-hidden />} onClick={onRetry} loading={isRetrying}>
      {retryLabel}
    </Button>
  </div>
);
