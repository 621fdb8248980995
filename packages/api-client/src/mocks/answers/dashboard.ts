import { weekEnd } from '@kovan/domain/weeks';
import { ACTIVITY_COUNT } from '@kovan/domain/limits';
import type { Activity, dashboardCalls } from '../../contract/dashboard.ts';
import { countedWeeks, isWithin, makeOccurrences } from '../family/occurrences.ts';
import type { Family } from '../family/createFamily.ts';
import { type AnswersTo, ofChild } from './asked.ts';

/** The picture of homework among the activities; homework has none of its own. */
const HOMEWORK_ICON = '📚';

const completions = (family: Family, childId: string | null): Activity[] => {
  const childName = (id: string) => family.children.find((child) => child.id === id)?.name ?? '';
  const ofTasks = ofChild(family, childId, family.tasks).flatMap((task): Activity[] => {
    const { id, icon, name: title, childId: owner, completedDate } = task;
    if (completedDate === null) return [];
    return [{ id, type: 'task', icon, title, childName: childName(owner), childId: owner, completedAt: completedDate }];
  });
  const ofHomework = ofChild(family, childId, family.homework).flatMap((homework): Activity[] => {
    const { id, title, childId: owner, completedAt } = homework;
    if (completedAt === null) return [];
    const names = { title: title ?? '', childName: childName(owner), childId: owner };
    return [{ id, type: 'homework', icon: HOMEWORK_ICON, ...names, completedAt }];
  });
  return [...ofTasks, ...ofHomework].toSorted((a, b) => b.completedAt.localeCompare(a.completedAt));
};

export const dashboardAnswers: AnswersTo<typeof dashboardCalls> = {
  onboardingStatus: ({ family }) => ({
    needsOnboarding: family.children.length === 0,
    childrenCount: family.children.length,
  }),
  stats: ({ family, query, today }) => {
    const weeks = countedWeeks(today);
    makeOccurrences(family, weeks, today);
    const childId = query.childId ?? null;
    const homework = ofChild(family, childId, family.homework);
    const tasks = ofChild(family, childId, family.tasks);
    const isOpen = (task: (typeof tasks)[number]) =>
      task.completedDate === null &&
      (task.scheduledTaskId === null ? task.dueDate <= weekEnd(today) : isWithin(task.dueDate, weeks));
    const active = homework.filter(({ status }) => status === 'active').length;
    return {
      data: {
        pendingHomework: active,
        completedHomework: homework.length - active,
        pendingTasks: tasks.filter(isOpen).length,
        completedTasks: tasks.filter((task) => task.completedDate !== null).length,
      },
    };
  },
  activities: ({ family, query }) => ({ data: completions(family, query.childId ?? null).slice(0, ACTIVITY_COUNT) }),
};
