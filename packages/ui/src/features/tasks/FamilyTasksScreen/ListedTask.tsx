import type { TaskStatus } from '@kovan/api-client/contract';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { StatusBadge, type StatusTone } from '../../../components/StatusBadge/StatusBadge.tsx';
import { useChildHue } from '../../../providers/useChildHue.ts';
import { TaskIcon } from '../parts/TaskIcon.tsx';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import styles from './ListedTask.module.css';

/** The four statuses, each with a colour and a sign of its own. */
const TONES = {
  pending: 'neutral',
  completed: 'done',
  overdue: 'overdue',
  scheduled: 'scheduled',
} as const satisfies Record<TaskStatus, StatusTone>;

interface ListedTaskProps {
  readonly task: { readonly name: string; readonly icon: string; readonly childId: string };
  readonly status: TaskStatus;
  /** When it is to be done. */
  readonly facts: ReactNode;
  readonly onDelete: () => void;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** A line of the family's list: what, whose, when, in which state. */
export const ListedTask = ({ task, status, facts, onDelete, children }: ListedTaskProps) => {
  const { t } = useTranslation(['familyTasks', 'common']);
  const titleId = useId();
  const family = useChildren();
  const hue = useChildHue(task.childId);
  const child = family.children.find(({ id }) => id === task.childId);
  return (
    <li>
      <article className={styles.row} aria-labelledby={titleId} data-status={status}>
        <TaskIcon icon={task.icon} className={styles.icon} />
        <div className={styles.words}>
          <h2 id={titleId} tabIndex={-1}>
            {task.name}
          </h2>
          <div className={styles.facts}>
            {child ? (
              <span className={styles.child}>
                <Avatar emoji={child.avatar} hue={hue} size={22} />
                {child.name}
              </span>
            ) : null}
            {facts}
          </div>
        </div>
        <div className={styles.foot}>
          <StatusBadge tone={TONES[status]}>{t(`common:status.task.${status}`)}</StatusBadge>
          <div className={styles.actions}>
            {children}
            <IconButton
              label={t('familyTasks:deleteTask', { name: task.name })}
              icon={<Trash2 aria-hidden />}
              tone="danger"
              onClick={onDelete}
            />
          </div>
        </div>
      </article>
    </li>
  );
};
