import { isWithin, weekEnd, weekStart } from '@kovan/domain/weeks';
import { memo, useId, useMemo } from 'react';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { Activities } from '../parts/Activities.tsx';
import { Stats } from '../parts/Stats.tsx';
import { useStatDetails } from '../parts/useStatDetails.tsx';
import { WeekCard, WeekCardLoading } from '../parts/WeekCard.tsx';
import type { useDashboard } from '../queries.ts';
import { DueCard } from './DueCard.tsx';
import styles from './FamilyDashboard.module.css';
import { FirstSteps } from './FirstSteps/FirstSteps.tsx';
import { linksOfStats } from './links.ts';
import type { useFamilyDay } from './useFamilyDay.ts';
import { WeeklyReport } from './WeeklyReport.tsx';

interface EveningProps {
  /** `null` means all children. */
  readonly childId: string | null;
  readonly day: ReturnType<typeof useFamilyDay>;
  readonly dashboard: ReturnType<typeof useDashboard>;
  readonly isFamilyView: boolean;
}

const REPORT = <WeeklyReport />;

/**
 * What is due, how much there is, how the week goes, what was done; in a child's view figures and activities alone. Of what
 * changes each part draws its own.
 */
export const Evening = memo(({ childId, day, dashboard, isFamilyView }: EveningProps) => {
  const { children, isLoading: areChildrenLoading } = useChildren();
  const today = useToday();
  const dueId = useId();
  const ofChosen = <Item extends { readonly childId: string }>(items: readonly Item[]): readonly Item[] =>
    childId === null ? items : items.filter((item) => item.childId === childId);
  const known = useStatDetails(dashboard.stats, ofChosen(day.tasks), ofChosen(day.homework));

  const { isLoading } = day;
  const isNew = isFamilyView && !isLoading && (day.lacks.task || day.lacks.homework);
  const { tasks, areTasksKnown } = day;
  const weeks = useMemo(() => {
    const week = { start: weekStart(today), end: weekEnd(today) };
    return children.map(({ id }) =>
      areTasksKnown ? tasks.filter((task) => task.childId === id && isWithin(task.dueDate, week)) : undefined,
    );
  }, [children, areTasksKnown, tasks, today]);

  return (
    <div className={styles.columns} data-columns={isFamilyView ? 2 : 1}>
      {isFamilyView ? (
        <div className={styles.column}>
          {isNew && children[0] ? <FirstSteps child={children[0]} lacks={day.lacks} /> : null}
          <DueCard
            titleId={dueId}
            tasks={day.tasks}
            homework={day.homework}
            childId={childId}
            isLoading={isLoading}
            isKnown={day.isKnown}
          />
        </div>
      ) : null}
      <div className={styles.column} data-waiting={(isFamilyView && isLoading) || undefined}>
        <Stats
          stats={day.isKnown && !dashboard.areStatsUnknown ? known.figures : dashboard.stats}
          isLoading={dashboard.areStatsLoading || isLoading}
          isUnknown={dashboard.areStatsUnknown}
          links={linksOfStats(childId, known.behind)}
          details={day.isKnown ? known.details : {}}
          look={isNew && !dashboard.areStatsUnknown ? 'quiet' : 'cards'}
        />
        {isFamilyView && areChildrenLoading ? (
          <WeekCardLoading />
        ) : (
          <>
            {isFamilyView ? (
              <WeekCard list={children} tasks={weeks} isLoading={isLoading}>
                {REPORT}
              </WeekCard>
            ) : null}
            <Activities
              activities={dashboard.activities}
              isLoading={dashboard.areActivitiesLoading}
              isUnknown={dashboard.areActivitiesUnknown}
            />
          </>
        )}
      </div>
    </div>
  );
});
