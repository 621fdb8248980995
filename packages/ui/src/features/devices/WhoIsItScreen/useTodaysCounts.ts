import { childDay } from '@kovan/domain/childDay';
import { useTranslation } from 'react-i18next';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useHomeworkOfChildren } from '../../homework/queries.ts';
import { useTasksSinceLastWeek } from '../../tasks/queries.ts';

/** What waits for each child today, in a few words; nothing until all of it is read, or who is not done would seem to be. */
export const useTodaysCounts = (): ((childId: string) => string | undefined) => {
  const { t } = useTranslation('devices');
  const today = useToday();
  const { children } = useChildren();
  const tasks = useTasksSinceLastWeek(null);
  const homework = useHomeworkOfChildren(children.map(({ id }) => id));
  const isKnown = [tasks, homework].every(({ isLoading, isError }) => !isLoading && !isError);
  return (childId) => {
    if (!isKnown) return undefined;
    const isTheirs = (item: { readonly childId: string }) => item.childId === childId;
    const { left, isDone } = childDay({
      today,
      tasks: tasks.items.filter(isTheirs),
      homework: homework.items.filter(isTheirs),
    });
    if (left.tasks > 0) return t('devices:today.left', { count: left.tasks });
    if (left.homework > 0) return t('devices:today.homework', { count: left.homework });
    if (left.late > 0) return t('devices:today.late', { count: left.late });
    return isDone ? t('devices:today.done') : t('devices:today.none');
  };
};
