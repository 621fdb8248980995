import type { Task } from '@kovan/api-client/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Bee } from '../../../components/Bee/Bee.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Comb } from '../../../components/Comb/Comb.tsx';
import { paths } from '../../../layout/paths.ts';
import { nextOf, progressOf } from '../parts/progress.ts';
import { useView } from '../../../providers/ViewProvider.tsx';
import styles from './TodayCard.module.css';

/** Today's comb of the child, what comes next, and the way there. */
export const TodayCard = ({ childId, tasks }: { childId: string; tasks: readonly Task[] }) => {
  const { t } = useTranslation(['childDashboard', 'dashboard']);
  const { viewMode } = useView();
  const titleId = useId();
  const progress = progressOf(tasks);
  const next = nextOf(tasks);
  const done = tasks.filter(({ status }) => status === 'completed');
  const ordered = [...done, ...tasks.filter((task) => !done.includes(task))];
  const words = () => {
    if (next) return t('dashboard:next', { task: `${next.icon} ${next.name}` });
    return tasks.length === 0 ? t('dashboard:nothing') : t('dashboard:finished');
  };

  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.picture}>
        {tasks.length === 0 ? (
          <Bee face="asleep" width={96} />
        ) : (
          <Comb
            values={ordered.map(({ status }) => (status === 'completed' ? 1 : 0))}
            cells={ordered.map((task) => ({ id: task.id, emoji: task.icon, next: task === next }))}
            drip
            label={t('dashboard:done', { ...progress })}
          />
        )}
      </div>
      <div className={styles.words}>
        <h2 id={titleId}>{t('childDashboard:today')}</h2>
        {tasks.length === 0 ? null : (
          <p className={styles.count}>
            {progress.done}
            <small>/{progress.total}</small>
          </p>
        )}
        <p>{words()}</p>
      </div>
      <ButtonLink to={paths.childTasks(childId)} variant="primary" size={viewMode === 'child' ? 'lg' : 'md'}>
        {t('childDashboard:toDay')}
      </ButtonLink>
    </Card>
  );
};
