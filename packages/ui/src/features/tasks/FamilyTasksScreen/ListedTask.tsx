import type { Child, TaskStatus } from '@kovan/api-client/contract';
import type { Urgency } from '@kovan/domain/dueGroups';
import { Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import type { Hue } from '../../../components/hues.ts';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { StatusBadge, type StatusTone } from '../../../components/StatusBadge/StatusBadge.tsx';
import { WaitingBadge } from '../../../components/WaitingBadge/WaitingBadge.tsx';
import { isWaitingRow } from '../../../data/queue/work.ts';
import { useIsBeingSent, useIsWaiting, useTakeBack } from '../../../data/queue/QueueProvider.tsx';
import { ItemTick } from '../parts/ItemTick.tsx';
import { TaskIcon } from '../parts/TaskIcon.tsx';
import styles from './ListedTask.module.css';

/** The four statuses, each with a colour and a sign of its own. */
const TONES = {
  pending: 'neutral',
  completed: 'done',
  overdue: 'overdue',
  scheduled: 'scheduled',
} as const satisfies Record<TaskStatus, StatusTone>;

/** Whose task it is. */
export interface Owner extends Child {
  readonly hue: Hue;
}

interface ListedTaskProps {
  readonly task: { readonly id: string; readonly name: string; readonly icon: string };
  readonly owner: Owner | undefined;
  readonly status: TaskStatus;
  /** The group that it stands in: what its heading says, a phone does not show again. */
  readonly group?: Urgency | undefined;
  /** When it is to be done. */
  readonly facts: ReactNode;
  /** What pressing its picture does; without it the task can't be completed here. */
  readonly onComplete?: (() => void) | undefined;
  readonly onDelete: () => void;
}

/** A line of the family's list: what, whose, when, in which state. */
export const ListedTask = ({ task, owner, status, group, facts, onComplete, onDelete }: ListedTaskProps) => {
  const { t } = useTranslation(['familyTasks', 'common']);
  const titleId = useId();
  const isNew = isWaitingRow(task.id);
  const isTicked = useIsWaiting(task.id);
  const takeBack = useTakeBack();
  const isBeingSent = useIsBeingSent(task.id);
  const isWaiting = isNew || isTicked;
  const tick = t('familyTasks:completeTask', { name: task.name });
  return (
    <li>
      <article
        className={styles.row}
        aria-labelledby={titleId}
        data-status={status}
        data-group={group}
        data-item={task.id}
        data-waiting={isWaiting || undefined}
      >
        {onComplete ? (
          <ItemTick
            id={task.id}
            name={task.name}
            className={styles.tick}
            label={tick}
            title={tick}
            picture={task.icon}
            onTick={onComplete}
          />
        ) : (
          <TaskIcon icon={task.icon} className={styles.icon} />
        )}
        <h3 id={titleId} className={styles.name} tabIndex={-1}>
          {task.name}
        </h3>
        <p className={styles.facts}>{facts}</p>
        {owner ? (
          <span className={styles.owner}>
            <Avatar emoji={owner.avatar} hue={owner.hue} size={28} />
            <span className={styles.ownerName}>{owner.name}</span>
          </span>
        ) : null}
        <span className={styles.status}>
          {isWaiting ? (
            <WaitingBadge>{t('common:queue.waiting')}</WaitingBadge>
          ) : (
            <StatusBadge tone={TONES[status]}>{t(`common:status.task.${status}`)}</StatusBadge>
          )}
        </span>
        {isTicked ? (
          <IconButton
            className={styles.delete}
            label={t('common:queue.takeBackOf', { name: task.name })}
            icon={<Undo2 aria-hidden />}
            aria-disabled={isBeingSent}
            onClick={() => takeBack(task.id)}
          />
        ) : (
          <IconButton
            className={styles.delete}
            label={t(isNew ? 'common:queue.remove' : 'familyTasks:deleteTask', { name: task.name })}
            icon={<Trash2 aria-hidden />}
            tone="danger"
            needsConnection={!isNew}
            aria-disabled={isBeingSent}
            onClick={onDelete}
          />
        )}
      </article>
    </li>
  );
};
