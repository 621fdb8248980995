import { type Day, dayIn } from '@kovan/domain/days';
import { isOverdueHomework } from '@kovan/machines/homework';
import { taskStatusOn } from '@kovan/machines/task';
import { type ReportItem, type WeeklyReport, weeklyReport } from '@kovan/report/figures';
import type { Database } from '../../db/database.ts';
import { selectChildren } from '../children/repository.ts';
import { HOMEWORK_ICON } from '../dashboard/repository.ts';
import type { Scope } from '../scope.ts';
import { ensureOccurrences } from '../tasks/occurrences.ts';
import { countedRange } from '../tasks/range.ts';
import { beforeDay, selectReportHomework, selectReportTasks } from './repository.ts';

/**
 * The report of the current week of the whole family in the viewer's zone (S-55). The occurrences of both weeks that it
 * compares are made first.
 */
export const currentWeekReport = async (db: Database, scope: Scope, timeZone: string): Promise<WeeklyReport> => {
  const { familyId, today } = scope;
  const range = countedRange(today);
  await ensureOccurrences(db, scope, null, range);
  const since = beforeDay(range.start);
  const children = await selectChildren(db, familyId);
  const taskRows = await selectReportTasks(db, familyId, range, since);
  const homeworkRows = await selectReportHomework(db, familyId, since);
  const doneDay = (completedAt: Date | null): Day | null => completedAt && dayIn(timeZone, completedAt);

  const items: ReportItem[] = [
    ...taskRows.map(({ dueDate, status, completedAt, ...row }) => ({
      ...row,
      kind: 'task' as const,
      dueDay: dueDate,
      doneDay: doneDay(completedAt),
      overdue: taskStatusOn(status, dueDate, today) === 'overdue',
    })),
    ...homeworkRows.map(({ dueDate, status, completedAt, ...row }) => ({
      ...row,
      kind: 'homework' as const,
      icon: HOMEWORK_ICON,
      dueDay: dueDate,
      doneDay: doneDay(completedAt),
      overdue: isOverdueHomework(status, dueDate, today),
    })),
  ];
  return weeklyReport(today, children, items);
};
