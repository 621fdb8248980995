import type { ChildDay, DayHomework, DayTask } from '@kovan/domain/childDay';
import { useTranslation } from 'react-i18next';

type Day = ChildDay<DayTask, DayHomework>;

interface Words {
  /** For a narrow tile: what its figure of today lacks. */
  readonly short: string;
  /** What is late besides; shown where a narrow tile has room for it. */
  readonly late?: string | undefined;
  readonly long: string;
}

/** What is true of a day, in words: what is left of tasks and homework, and that all is done only where it is. */
export const useDayWords = (): ((day: Day, whose: 'child' | 'family') => Words) => {
  const { t } = useTranslation('familyDashboard');

  return ({ sentence, left }, whose) => {
    const tasks = t('familyDashboard:day.tasks', { count: left.tasks });
    const homework = t('familyDashboard:day.homework', { count: left.homework });
    const late = t('familyDashboard:day.late', { count: left.late });
    const open = left.tasks + left.homework;
    if (sentence === 'allDone') {
      return { short: t(`familyDashboard:day.allDone.${whose}Short`), long: t(`familyDashboard:day.allDone.${whose}`) };
    }
    if (sentence === 'nothing') {
      return { short: t('familyDashboard:day.nothingShort'), long: t('familyDashboard:day.nothing') };
    }
    if (sentence === 'lateLeft') return { short: late, long: late };
    const isOneKind = sentence === 'tasksDone' || sentence === 'homeworkDone';
    const oneKind = sentence === 'tasksDone' ? homework : tasks;
    const short = isOneKind ? oneKind : t('familyDashboard:day.open', { count: open });
    const long = t(`familyDashboard:day.${sentence}`, { tasks, homework });
    if (left.late === 0) return { short, long };
    return { short, late, long: t('familyDashboard:day.andLate', { words: long, late }) };
  };
};
