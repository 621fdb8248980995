import { countedRange, weekEnd } from '@kovan/domain/weeks';
import { HOMEWORK_ICON } from '@kovan/domain/icons';
import { ACTIVITY_COUNT } from '@kovan/domain/limits';
import type { Activity, dashboardCalls } from '../../contract/dashboard.ts';
import { completedTasks, occurrencesOf } from '../family/anyTask.ts';
import type { Family } from '../family/createFamily.ts';
import { type AnswersTo, ofChild } from './asked.ts';

const newestFirst = (a: Activity, b: Activity): number =>
  b.completedAt.localeCompare(a.completedAt) || (a.id < b.id ? 1 : -1);

const completions = (family: Family, childId: string | null): Activity[] => {
  const childName = (id: string) => family.children.find((child) => child.id === id)?.name ?? '';
  const ofTasks = ofChild(family, childId, completedTasks(family)).flatMap((task): Activity[] => {
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
  return [...ofTasks, ...ofHomework].toSorted(newestFirst);
};

export const dashboardAnswers: AnswersTo<typeof dashboardCalls> = {
  onboardingStatus: ({ family }) => ({
    needsOnboarding: family.children.length === 0,
    childrenCount: family.children.length,
  }),
  stats: ({ family, query, today }) => {
    const childId = query.childId ?? null;
    const homework = ofChild(family, childId, family.homework);
    const openTasks = ofChild(family, childId, family.tasks).filter(
      ({ completedDate, dueDate }) => completedDate === null && dueDate <= weekEnd(today),
    );
    const openOccurrences = ofChild(family, childId, occurrencesOf(family, countedRange(today), today)).filter(
      ({ completedDate }) => completedDate === null,
    );
    const active = homework.filter(({ status }) => status === 'active').length;
    return {
      data: {
        pendingHomework: active,
        completedHomework: homework.length - active,
        pendingTasks: openTasks.length + openOccurrences.length,
        completedTasks: ofChild(family, childId, completedTasks(family)).length,
      },
    };
  },
  activities: ({ family, query }) => ({ data: completions(family, query.childId ?? null).slice(0, ACTIVITY_COUNT) }),
};
