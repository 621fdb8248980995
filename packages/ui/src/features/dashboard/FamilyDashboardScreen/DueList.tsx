import type { Homework, Task } from '@kovan/api-client/contract';
import { DUE_ROWS, type DueGroup as Group, dueList, rowsOf } from '@kovan/domain/dueList';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '../../../components/useStable.ts';
import { useWaitingItems } from '../../../data/queue/useWaitingItems.ts';
import { scrollOfPress } from '../../../components/takeLostFocus.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { Unfold } from '../parts/Unfold.tsx';
import { useHomeworkCheck } from '../../homework/parts/useHomeworkCheck.ts';
import { useCompleteInFamily } from '../../tasks/parts/useCompleteInFamily.ts';
import styles from './Due.module.css';
import { DueGroup } from './DueGroup.tsx';
import { useSettled } from './useSettled.ts';

interface DueListProps {
  readonly titleId: string;
  readonly tasks: readonly Task[];
  readonly homework: readonly Homework[];
  readonly childId: string | null;
  readonly isKnown: boolean;
}

/** The rows in their groups: at most eight, and all of them when asked for. */
export const DueList = ({ titleId, tasks, homework, childId, isKnown }: DueListProps) => {
  const { t } = useTranslation('familyDashboard');
  const { children } = useChildren();
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const { settled, settle } = useSettled();
  const waiting = useWaitingItems();
  const check = useHomeworkCheck();
  const complete = useCompleteInFamily();
  const list = useRef<HTMLDivElement>(null);

  const isShown = (item: { readonly childId: string }) => childId === null || item.childId === childId;
  const isKept = (id: string): boolean => settled.has(id) || waiting.has(id);
  // What was just done, or waits to be sent, keeps its place as what it was.
  const before = <Item extends Homework | Task>(item: Item, done: Item['status'], was: Item['status']): Item =>
    item.status === done && isKept(item.id) ? { ...item, status: was } : item;
  const groups: readonly Group<Task, Homework>[] = dueList({
    today,
    tasks: tasks.filter(isShown).map((task) => before(task, 'completed', 'pending')),
    homework: homework.filter(isShown).map((item) => before(item, 'verified', 'completed')),
    children: children.map(({ id }) => id),
  });
  const isDone = ({ id }: { readonly id: string }): boolean =>
    isKept(id) &&
    (homework.some((item) => item.id === id && item.status === 'verified') ||
      tasks.some((task) => task.id === id && task.status === 'completed'));

  const sizes = groups.map(({ things }) => things.length);
  const rows = isOpen ? sizes : rowsOf(sizes);
  const total = sizes.reduce((sum, size) => sum + size, 0);

  /** The keyboard goes on at the next button; after the last one at the heading. */
  const goOn = (id: string) => {
    settle(id);
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
    const pressed = buttons.findIndex((button) => button === document.activeElement);
    if (pressed >= 0) (buttons[pressed + 1] ?? document.getElementById(titleId))?.focus(scrollOfPress());
  };

  const onCheck = useStable((item: Homework) => {
    check({ homework: item, action: 'check' });
    goOn(item.id);
  });
  const onComplete = useStable((task: Task) => {
    complete(task);
    goOn(task.id);
  });

  return (
    <div ref={list}>
      {groups.map((group, index) => (
        <DueGroup
          key={group.name}
          group={group}
          rows={rows[index] ?? 0}
          isDone={isDone}
          onCheck={onCheck}
          onComplete={onComplete}
        />
      ))}
      {isKnown ? null : <p className={styles.note}>{t('familyDashboard:due.unknown')}</p>}
      {isKnown && groups.length === 0 ? <p className={styles.note}>{t('familyDashboard:due.nothing')}</p> : null}
      {total > DUE_ROWS ? (
        <Unfold isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
          {isOpen ? t('familyDashboard:due.less') : t('familyDashboard:due.all', { count: total - DUE_ROWS })}
        </Unfold>
      ) : null}
    </div>
  );
};
