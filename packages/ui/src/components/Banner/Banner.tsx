import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Bee } from '../Bee/Bee.tsx';
import { classNames } from '../classNames.ts';
import styles from './Banner.module.css';

export const BANNER_TONES = ['success', 'congratulation', 'info', 'error'] as const;

const SIGNS = { success: CircleCheck, info: Info, error: CircleAlert } satisfies Record<string, LucideIcon>;

interface BannerProps extends ComponentProps<'div'> {
  readonly tone?: (typeof BANNER_TONES)[number];
  readonly action?: ReactNode;
}

/**
 * A message in the flow of the page. It appears with what happened, so it is read out: an error at once, the rest
 * when there is a pause.
 */
export const Banner = ({ tone = 'info', action, className, children, ...rest }: BannerProps) => {
  const Sign = tone === 'congratulation' ? null : SIGNS[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      {...rest}
      data-tone={tone}
      className={classNames(styles.banner, className)}
    >
      {Sign ? <Sign className={styles.sign} aria-hidden /> : <Bee face="joy" width={64} />}
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
};
