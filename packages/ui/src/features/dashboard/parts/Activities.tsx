import type { Activity } from '@kovan/api-client/contract';
import { addToDay, type Day, dayIn, formatDueDay, formatTime } from '@kovan/domain/days';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Card, CardHeader } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { SkeletonRow } from '../../../components/Skeleton/Skeleton.tsx';
import { hueOf } from '../../../providers/childHues.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useTimeZone, useToday } from '../../../providers/ClockProvider.tsx';
import styles from './Activities.module.css';
import { Unfold } from './Unfold.tsx';

interface ActivitiesProps {
  readonly activities: readonly Activity[];
  readonly isLoading: boolean;
  /** There are none because they could not be read. */
  readonly isUnknown?: boolean;
}

/** How many stand there before the rest is asked for. */
const SHOWN = 5;

/** The activities day by day in the viewer's zone, in the order in which they came: newest first. */
const byDay = (activities: readonly Activity[], timeZone: string): ReadonlyMap<Day, readonly Activity[]> => {
  const days = new Map<Day, Activity[]>();
  for (const activity of activities) {
    const day = dayIn(timeZone, new Date(activity.completedAt));
    days.set(day, [...(days.get(day) ?? []), activity]);
  }
  return days;
};

const ActivityRow = ({ activity }: { activity: Activity }) => {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const { children } = useChildren();
  const index = children.findIndex(({ id }) => id === activity.childId);
  return (
    <li className={styles.activity} data-item={activity.id}>
      <Avatar emoji={children[index]?.avatar ?? '🐝'} hue={hueOf(index)} size={28} />
      <div>
        <b>
          <span aria-hidden="true">{activity.icon}</span> {activity.title}
        </b>
        <p>
          {t('dashboard:activities.detail', {
            child: activity.childName,
            type: t(`dashboard:activities.type.${activity.type}`),
          })}
        </p>
      </div>
      <time dateTime={activity.completedAt}>{formatTime(new Date(activity.completedAt), language, timeZone)}</time>
    </li>
  );
};

/** What was done lately, newest first: the latest five, and all of it when asked for. */
export const Activities = memo(({ activities, isLoading, isUnknown = false }: ActivitiesProps) => {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const today = useToday();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? activities : activities.slice(0, SHOWN);
  const empty = isUnknown ? (
    <p className={styles.unknown}>{t('dashboard:activities.unknown')}</p>
  ) : (
    <EmptyState level={3} title={t('dashboard:activities.empty')} description={t('dashboard:activities.emptyHint')} />
  );

  const dayName = (day: Day): string => {
    if (day === today) return t('dashboard:activities.today');
    if (day === addToDay(today, { days: -1 })) return t('dashboard:activities.yesterday');
    return formatDueDay(day, language, today);
  };

  return (
    <Card as="section" aria-labelledby={titleId} aria-busy={isLoading}>
      <CardHeader title={t('dashboard:activities.title')} titleId={titleId} />
      {isLoading ? [1, 2, 3, 4, 5].map((row) => <SkeletonRow key={row} />) : null}
      {!isLoading && activities.length === 0 ? empty : null}
      {[...byDay(shown, timeZone)].map(([day, ofDay]) => (
        <section key={day} className={styles.day}>
          <h3>{dayName(day)}</h3>
          <ul>
            {ofDay.map((activity) => (
              <ActivityRow key={`${activity.type} ${activity.id}`} activity={activity} />
            ))}
          </ul>
        </section>
      ))}
      {activities.length > SHOWN ? (
        <Unfold isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
          {isOpen
            ? t('dashboard:activities.less')
            : t('dashboard:activities.more', { count: activities.length - SHOWN })}
        </Unfold>
      ) : null}
    </Card>
  );
});
