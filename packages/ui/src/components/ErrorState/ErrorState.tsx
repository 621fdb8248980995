import { CloudOff, RotateCcw } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
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

/** Why everything fails for now, with the way out of it: said instead of what failed, for trying again would not help. */
export const CommonCause = createContext<Pick<ErrorStateProps, 'message' | 'retryLabel' | 'onRetry'> | null>(null);

/** As it goes, because the next try went well, it gives the focus that was on its button to what is around it. */
const giveFocusOn = (state: HTMLElement | null) => () => {
  if (state?.contains(document.activeElement))
    state.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};

/** Something could not be loaded: what, and a way to try again. */
export const ErrorState = ({ isRetrying = false, look = 'row', ...own }: ErrorStateProps) => {
  const cause = use(CommonCause);
  const { message, retryLabel, onRetry } = cause ?? own;
  return (
    <div ref={giveFocusOn} role="alert" className={styles.error} data-look={look}>
      {look === 'page' ? <Bee face="oops" /> : <CloudOff className={styles.sign} aria-hidden />}
      <p>{message}</p>
      <Button icon={<RotateCcw aria-hidden />} onClick={onRetry} loading={isRetrying && !cause}>
        {retryLabel}
      </Button>
    </div>
  );
};
