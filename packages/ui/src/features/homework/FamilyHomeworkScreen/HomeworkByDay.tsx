import type { Homework } from '@kovan/api-client/contract';
import { addToDay, type Day, formatDay, formatDueDay } from '@kovan/domain/days';
import { type DueGroup, groupByDay, PAST } from '@kovan/domain/dueGroups';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LongList } from '../../../components/LongList/LongList.tsx';
import type { StatusTone } from '../../../components/StatusBadge/StatusBadge.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { GroupHeading, useWeekdayAndDate } from '../../dueDates/GroupHeading.tsx';
import styles from './HomeworkByDay.module.css';

/** How a day is called: what it is to the viewer, or its weekday and date. */
const useDayTitle = (isOpen: boolean) => {
  const { t } = useTranslation(['homework', 'common']);
  const { language } = useLanguage();
  const today = useToday();
  const weekdayAndDate = useWeekdayAndDate();
  return (day: Day | null) => {
    if (day === null) return { title: t('homework:noDueDate') };
    if (day === PAST) return { title: t('common:due.past'), tone: 'overdue' } as const;
    const urgent = (title: string, tone: StatusTone) => ({
      title,
      tone: isOpen ? tone : undefined,
      day: weekdayAndDate(day),
    });
    if (day === today) return urgent(t('common:due.today'), 'today');
    if (day === addToDay(today, { days: 1 })) return urgent(t('common:due.tomorrow'), 'soon');
    return { title: formatDay(day, language, { weekday: 'long' }), day: formatDueDay(day, language, today) };
  };
};

/** Of a card and the gap below it, in px. */
const CARD_HEIGHT = 88;
/** The same of a day with one. */
const DAY_HEIGHT = CARD_HEIGHT + 40;

interface HomeworkByDayProps {
  readonly homework: readonly Homework[];
  /** Whether it is still to be done: then what was due before today is one group, and its heading says how urgent it is. */
  readonly isOpen: boolean;
  readonly cardOf: (homework: Homework) => ReactNode;
}

interface DaySectionProps extends Omit<HomeworkByDayProps, 'homework'> {
  readonly group: DueGroup<Homework, Day | null>;
}

const DaySection = ({ group, isOpen, cardOf }: DaySectionProps) => {
  const id = useId();
  const titleOf = useDayTitle(isOpen);
  return (
    <section aria-labelledby={id} className={styles.day}>
      <GroupHeading id={id} {...titleOf(group.key)} count={group.items.length} />
      <div className={styles.cards}>
        <LongList height={CARD_HEIGHT} items={group.items}>
          {cardOf}
        </LongList>
      </div>
    </section>
  );
};

/** Homework under the days by which it is due, without a day last. */
export const HomeworkByDay = ({ homework, isOpen, cardOf }: HomeworkByDayProps) => {
  const today = useToday();
  const groups = useMemo(() => groupByDay(homework, isOpen ? today : undefined), [homework, isOpen, today]);
  return (
    <div className={styles.days}>
      <LongList height={DAY_HEIGHT} items={groups}>
        {(group) => <DaySection key={group.key ?? ''} group={group} isOpen={isOpen} cardOf={cardOf} />}
      </LongList>
    </div>
  );
};
