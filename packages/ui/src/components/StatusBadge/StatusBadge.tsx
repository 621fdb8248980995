import { Calendar, Check, CheckCheck, Circle, Clock, type LucideIcon, Repeat, RotateCcw, Sun } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './StatusBadge.module.css';

export const STATUS_TONES = ['done', 'checked', 'today', 'soon', 'later', 'overdue', 'scheduled', 'neutral'] as const;
/** `badge` for a state; `plain`, without ground, for a day by which something is due. */
export const STATUS_LOOKS = ['badge', 'plain'] as const;

export type StatusTone = (typeof STATUS_TONES)[number];

/** Late work has a returning arrow, never an alarm: it is something to catch up with. */
const SIGNS = {
  done: Check,
  checked: CheckCheck,
  today: Sun,
  soon: Clock,
  later: Calendar,
  overdue: RotateCcw,
  scheduled: Repeat,
  neutral: Circle,
} satisfies Record<StatusTone, LucideIcon>;

interface StatusBadgeProps extends ComponentProps<'span'> {
  readonly tone: StatusTone;
  readonly look?: (typeof STATUS_LOOKS)[number];
  /** Another sign than the tone's own. */
  readonly sign?: LucideIcon | undefined;
}

/** A state as a sign and a word; the colour only helps. */
export const StatusBadge = ({ tone, look = 'badge', sign, className, children, ...rest }: StatusBadgeProps) => {
  const Sign = sign ?? SIGNS[tone];
  return (
    <span {...rest} data-tone={tone} data-look={look} className={classNames(styles.badge, className)}>
      <Sign aria-hidden />
      <span>{children}</span>
    </span>
  );
};
