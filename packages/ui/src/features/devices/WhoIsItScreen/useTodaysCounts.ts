import { isTaskDone } from '@kovan/domain/childDay';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useTasksSinceLastWeek } from '../../tasks/queries.ts';

/** What waits for each child today, in words; nothing until the tasks are read. */
export const useTodaysCounts = (): ((childId: string) => string | undefined) => {
  const { t } = useTranslation('devices');
  const today = useToday();
  const { items, isLoading, isError } = useTasksSinceLastWeek(null);
  return (childId) => {
    if (isLoading || isError) return undefined;
    const tasks = items.filter((task) => task.childId === childId && task.dueDate === today);
    const count = tasks.filter((task) => !isTaskDone(task)).length;
    if (count > 0) return t('devices:today.left', { count });
    return tasks.length > 0 ? t('devices:today.done') : t('devices:today.none');
  };
};
