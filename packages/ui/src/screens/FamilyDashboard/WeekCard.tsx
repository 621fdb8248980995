import type { Child, Task } from '@kovan/api-client/contract';
import { formatDay } from '@kovan/domain/days';
import { weekDayOf, weekEnd, weekOf, weekStart } from '@kovan/domain/weeks';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Card, CardHeader } from '../../components/Card/Card.tsx';
import { Comb } from '../../components/Comb/Comb.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { hueOf } from '../../data/hues.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useNames } from '../../i18n/useNames.ts';
import { progressOf, weekCells } from '../../parts/dashboard/progress.ts';
import { useToday } from '../../providers/ClockProvider.tsx';
import styles from './WeekCard.module.css';

interface WeekCardProps {
  readonly list: readonly Child[];
  /** Each child's tasks of the week; a child whose tasks can't be read has no row. */
  readonly tasks: readonly (readonly Task[] | undefined)[];
  /** Below the week: the report of it. */
  readonly footer: ReactNode;
}

/** The week of every child as seven cells, and the report of it. */
export const WeekCard = ({ list, tasks, footer }: WeekCardProps) => {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { weekDayShortName } = useNames();
  const today = useToday();
  const titleId = useId();
  const short = { day: 'numeric', month: 'short' } as const;
  const rows = list.flatMap((child, index) => {
    const ofWeek = tasks[index];
    return ofWeek ? [{ child, index, ofWeek, progress: progressOf(ofWeek) }] : [];
  });

  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader title={t('dashboard:week.title')} titleId={titleId}>
        <span className={styles.range}>
          {formatDay(weekStart(today), language, short)} – {formatDay(weekEnd(today), language, short)}
        </span>
      </CardHeader>
      {rows.length > 0 ? (
        <div className={styles.week}>
          <div className={styles.days} aria-hidden="true">
            {weekOf(today).map((day) => (
              <span key={day} data-today={day === today || undefined}>
                {weekDayShortName(weekDayOf(day))}
              </span>
            ))}
          </div>
          <ul>
            {rows.map(({ child, index, ofWeek, progress }) => (
              <li key={child.id} className={styles.row}>
                <Avatar emoji={child.avatar} hue={hueOf(index)} size={36} />
                <VisuallyHidden>{t('dashboard:week.done', { name: child.name, ...progress })}</VisuallyHidden>
                <Comb className={styles.comb} shape="row" values={weekCells(ofWeek, today)} />
                <span className={styles.count} aria-hidden="true">
                  {progress.total > 0 ? `${progress.done}/${progress.total}` : null}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {footer}
    </Card>
  );
};
