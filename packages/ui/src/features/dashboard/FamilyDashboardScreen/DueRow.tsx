import type { Homework, Task } from '@kovan/api-client/contract';
import { homeworkActions } from '@kovan/machines/homework';
import { canCompleteInFamily } from '@kovan/machines/task';
import { CheckCheck, Stamp } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { DottedFacts } from '../../../components/DottedFacts/DottedFacts.tsx';
import { TickMark } from '../../../components/TickButton/TickButton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { WaitingBadge } from '../../../components/WaitingBadge/WaitingBadge.tsx';
import { useIsUnsent } from '../../../data/queue/QueueProvider.tsx';
import { useNames } from '../../../i18n/useNames.ts';
import { hueOf } from '../../../providers/childHues.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { subjectLook } from '../../homework/parts/subjectLook.ts';
import { ItemTick } from '../../tasks/parts/ItemTick.tsx';
import styles from './Due.module.css';
import { linkOfHomework, linkOfTask } from './links.ts';
import { useLateDay } from './useLateDay.ts';

interface RowProps {
  /** Of the task or homework. */
  readonly id: string;
  readonly childId: string;
  readonly title: ReactNode;
  readonly to: string;
  /** What it is, after whose it is. */
  readonly facts: ReactNode;
  /** How it stands: since when it is late, that it was done. */
  readonly state: ReactNode;
  /** What can be done with it here. */
  readonly button: ReactNode;
}

const Row = ({ id: itemId, childId, title, to, facts, state, button }: RowProps) => {
  const { t } = useTranslation('common');
  const isWaiting = useIsUnsent(itemId);
  const waiting = isWaiting ? <WaitingBadge look="plain">{t('common:queue.waiting')}</WaitingBadge> : null;
  const family = useChildren();
  const index = family.children.findIndex(({ id }) => id === childId);
  const child = family.children[index];
  return (
    <li className={styles.row} data-item={itemId}>
      <Avatar emoji={child?.avatar ?? '🐝'} hue={hueOf(index)} size={32} />
      <div className={styles.words}>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
        <DottedFacts className={styles.facts}>
          {child ? <span>{child.name}</span> : null}
          {facts}
          {button ? waiting : null}
        </DottedFacts>
      </div>
      <div className={styles.end}>
        {button ? null : waiting}
        {waiting ? null : state}
        {button}
      </div>
    </li>
  );
};

interface ThingProps {
  readonly isLate: boolean;
  /** It was done just now, or that waits to be sent. */
  readonly isDone: boolean;
}

interface HomeworkRowProps extends ThingProps {
  readonly homework: Homework;
  readonly onCheck: (homework: Homework) => void;
}

interface TaskRowProps extends ThingProps {
  readonly task: Task;
  readonly onComplete: (task: Task) => void;
}

const Subject = ({ subject }: { subject: string }) => {
  const { subjectName } = useNames();
  const { hue, sign: Sign } = subjectLook(subject);
  return (
    <span className={styles.subject} data-hue={hue}>
      <Sign aria-hidden />
      {subjectName(subject)}
    </span>
  );
};

/** Homework that is due, or that awaits the check and is checked here. */
export const HomeworkRow = memo(({ homework, isLate, isDone, onCheck }: HomeworkRowProps) => {
  const { t } = useTranslation(['familyDashboard', 'homework', 'dashboard', 'common']);
  const lateDay = useLateDay();
  const { subject, page, dueDate, status } = homework;
  const title = homework.title ?? t('homework:noTitle');
  const canCheck = homeworkActions(status).includes('check');
  const checkButton = canCheck ? (
    <Button
      className={styles.check}
      icon={<Stamp aria-hidden />}
      aria-label={t('familyDashboard:due.checkOf', { title })}
      onClick={() => onCheck(homework)}
    >
      {t('common:action.markChecked')}
    </Button>
  ) : null;
  const checked = (
    <span className={styles.checked}>
      <CheckCheck aria-hidden />
      {t('familyDashboard:due.checked')}
    </span>
  );
  return (
    <Row
      id={homework.id}
      childId={homework.childId}
      title={title}
      to={linkOfHomework(homework)}
      facts={
        <>
          {subject ? <Subject subject={subject} /> : <span>{t('dashboard:activities.type.homework')}</span>}
          {page ? <span className={styles.page}>{t('familyDashboard:due.page', { page })}</span> : null}
        </>
      }
      state={
        <>
          {isLate && dueDate ? <time dateTime={dueDate}>{lateDay(dueDate)}</time> : null}
          {isDone ? checked : null}
        </>
      }
      button={isDone ? null : checkButton}
    />
  );
});

/** A task that is due; completed here where the family's list completes it. */
export const TaskRow = memo(({ task, isLate, isDone, onComplete }: TaskRowProps) => {
  const { t } = useTranslation(['familyDashboard', 'dashboard', 'common']);
  const lateDay = useLateDay();
  const { name, icon, dueDate, status } = task;
  return (
    <Row
      id={task.id}
      childId={task.childId}
      title={
        <>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>{' '}
          {name}
        </>
      }
      to={linkOfTask(task)}
      facts={<span>{t('dashboard:activities.type.task')}</span>}
      state={
        <>
          {isLate ? <time dateTime={dueDate}>{lateDay(dueDate)}</time> : null}
          {isDone ? (
            <>
              <TickMark done />
              <VisuallyHidden>{t('common:status.task.completed')}</VisuallyHidden>
            </>
          ) : null}
        </>
      }
      button={
        canCompleteInFamily(status) && !isDone ? (
          <ItemTick
            id={task.id}
            name={name}
            className={styles.tick}
            label={t('familyDashboard:due.completeOf', { name })}
            onTick={() => onComplete(task)}
          />
        ) : null
      }
    />
  );
});
