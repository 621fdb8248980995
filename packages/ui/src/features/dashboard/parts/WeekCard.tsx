import type { Child, Task } from '@kovan/api-client/contract';
import { formatDayRange } from '@kovan/domain/days';
import { weekDayOf, weekEnd, weekOf, weekStart } from '@kovan/domain/weeks';
import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Card, CardHeader } from '../../../components/Card/Card.tsx';
import { Comb } from '../../../components/Comb/Comb.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useChildHue } from '../../../providers/useChildHue.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useNames } from '../../../i18n/useNames.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { progressOf, weekCells } from './progress.ts';
import styles from './WeekCard.module.css';

const WeekRow = ({ child, tasks }: { child: Child; tasks: readonly Task[] | undefined }) => {
  const { t } = useTranslation('dashboard');
  const hue = useChildHue(child.id);
  const today = useToday();
  const { done, total } = progressOf(tasks ?? []);
  return (
    <li className={styles.row}>
      <Avatar emoji={child.avatar} hue={hue} size={32} />
      {tasks ? <VisuallyHidden>{t('dashboard:week.done', { name: child.name, done, total })}</VisuallyHidden> : null}
      <Comb className={styles.comb} shape="row" values={weekCells(tasks ?? [], today)} />
      <span className={styles.count} aria-hidden="true">
        {total > 0 ? `${done}/${total}` : null}
      </span>
    </li>
  );
};

interface WeekCardProps {
  readonly list: readonly Child[];
  /** Each child's tasks of the week; a child whose tasks can't be read has no row. */
  readonly tasks: readonly (readonly Task[] | undefined)[];
  /** The tasks are on their way: their rows stand there, still without a figure. */
  readonly isLoading?: boolean;
  /** What belongs below the week, such as the report of it. */
  readonly children: ReactNode;
}

const Range = () => {
  const { language } = useLanguage();
  const today = useToday();
  const words = formatDayRange(weekStart(today), weekEnd(today), language, today);
  // As wide as in any font, so that it stays where it is when its own comes.
  return (
    <span className={styles.range} style={{ minWidth: `min(${words.length / 2}em, 100%)` }}>
      {words}
    </span>
  );
};

/** The card while nobody knows how many rows it will have: as tall as a page, so that nothing can stand below it. */
export const WeekCardLoading = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Card aria-busy>
      <CardHeader title={t('dashboard:week.title')}>
        <Range />
      </CardHeader>
      <Skeleton shape="block" height={320} />
    </Card>
  );
};

/** The week as seven cells, a row a child. */
export const WeekCard = memo(({ list, tasks, isLoading = false, children }: WeekCardProps) => {
  const { t } = useTranslation('dashboard');
  const { weekDayShortName } = useNames();
  const today = useToday();
  const titleId = useId();
  const rows = list.flatMap((child, index) => {
    const ofChild = tasks[index];
    return ofChild || isLoading ? [<WeekRow key={child.id} child={child} tasks={ofChild} />] : [];
  });

  return (
    <Card as="section" aria-labelledby={titleId} aria-busy={isLoading}>
      <CardHeader title={t('dashboard:week.title')} titleId={titleId}>
        <Range />
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
          <ul>{rows}</ul>
        </div>
      ) : (
        <p className={styles.unknown}>{t('dashboard:unknown')}</p>
      )}
      <div className={styles.footer}>{children}</div>
    </Card>
  );
});
