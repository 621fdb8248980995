import { useTranslation } from 'react-i18next';
import type { ReadDay } from '../queries.ts';

/** What is true of the day, in one sentence: what is left is named, and "all done" said only where nothing is open. */
export const useSentence = ({ sentence, left, cells }: ReadDay['day']): string => {
  const { t } = useTranslation('childDay');
  const has = (kind: 'task' | 'homework') => cells.some((cell) => cell.kind === kind);
  const ofToday = () => {
    switch (sentence) {
      case 'left':
        return t('childDay:left.both', {
          tasks: t('childDay:left.task', { count: left.tasks }),
          homework: t('childDay:left.homework', { count: left.homework }),
        });
      case 'tasksLeft':
        return t('childDay:left.tasks', { count: left.tasks });
      case 'homeworkLeft':
        return t('childDay:left.onlyHomework', { count: left.homework });
      case 'tasksDone':
        return t('childDay:left.tasksDone', { count: left.homework });
      case 'homeworkDone':
        return t('childDay:left.homeworkDone', { count: left.tasks });
      case 'allDone':
        if (has('task') && has('homework')) return t('childDay:allDone.both');
        return has('task') ? t('childDay:allDone.tasks') : t('childDay:allDone.homework');
      case 'unknown':
        return t('childDay:unknown');
      default:
        return t('childDay:nothingToday');
    }
  };
  if (sentence === 'lateLeft') {
    return cells.length > 0
      ? t('childDay:left.onlyLate', { count: left.late })
      : t('childDay:left.nothingButLate', { count: left.late });
  }
  return left.late > 0 ? `${ofToday()} · ${t('childDay:left.late', { count: left.late })}` : ofToday();
};
