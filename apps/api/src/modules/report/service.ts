import { type Day, dayIn } from '@kovan/domain/days';
import { HOMEWORK_ICON } from '@kovan/domain/icons';
import { MAX_LIST_ROWS } from '@kovan/domain/limits';
import { byDayAndId } from '@kovan/domain/occurrenceList';
import { countedRange } from '@kovan/domain/weeks';
import { isOverdueHomework } from '@kovan/machines/homework';
import { taskStatusOn } from '@kovan/machines/task';
import { type ReportItem, type WeeklyReport, weeklyReport } from '@kovan/report/figures';
import { selectChildren } from '../children/repository.ts';
import type { Scope } from '../familyRoutes.ts';
import { type AnyTask, isDone, ofCompleted } from '../tasks/anyTask.ts';
import { selectDoneSince } from '../tasks/dayRepository.ts';
import { occurrencesOf, readSources } from '../tasks/occurrences.ts';
import { beforeDay, selectReportHomework, selectReportTasks } from './repository.ts';

/**
 * Tasks of both kinds that the dashboard counts as not completed, and those completed since a moment: by day.
 */
const reportTasks = async (scope: Scope, since: Date): Promise<AnyTask[]> => {
  const { db, familyId, today } = scope;
  const range = countedRange(today);
  const rows = await selectReportTasks(db, familyId, range.end, since);
  const occurrences = await occurrencesOf(await readSources(scope, null, range));
  const open = occurrences.filter(({ status }) => status === 'pending');
  const done = (await selectDoneSince(db, familyId, since, MAX_LIST_ROWS)).filter(isDone).map(ofCompleted);
  // One that is completed meanwhile is in both: once, as it is by now.
  const byId = new Map([...rows, ...open, ...done].map((task) => [task.id, task]));
  return [...byId.values()].toSorted(byDayAndId);
};

/** The report of the current week of the whole family in the viewer's zone. */
export const currentWeekReport = async (scope: Scope, timeZone: string): Promise<WeeklyReport> => {
  const { db, familyId, today } = scope;
  const since = beforeDay(countedRange(today).start);
  const children = await selectChildren(db, familyId);
  const tasks = await reportTasks(scope, since);
  const homeworkRows = await selectReportHomework(db, familyId, since);
  const doneDay = (completedAt: Date | null): Day | null => completedAt && dayIn(timeZone, completedAt);

  const items: ReportItem[] = [
    ...tasks.map(({ childId, icon, name, dueDate, status, completedAt }) => ({
      childId,
      icon,
      title: name,
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
