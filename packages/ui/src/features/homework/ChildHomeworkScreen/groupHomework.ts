import type { Homework } from '@kovan/api-client/contract';
import type { Day } from '@kovan/domain/days';
import { byDueDate } from '@kovan/domain/dueLabels';
import { isOverdueHomework } from '@kovan/machines/homework';

/** What a child's homework is sorted into; each by due date, none last. */
export interface HomeworkGroups {
  /** Active, due today or later, or without a day. */
  readonly pending: readonly Homework[];
  /** Active, from the local midnight after its due day. */
  readonly overdue: readonly Homework[];
  /** Completed by the child, not yet checked. */
  readonly completed: readonly Homework[];
  /** Checked by a parent. */
  readonly verified: readonly Homework[];
}

export const groupHomework = (list: readonly Homework[], today: Day): HomeworkGroups => {
  const sorted = list.toSorted(byDueDate);
  const isOverdue = ({ status, dueDate }: Homework) => isOverdueHomework(status, dueDate, today);
  const withStatus = (status: Homework['status']) => sorted.filter((homework) => homework.status === status);
  return {
    pending: withStatus('active').filter((homework) => !isOverdue(homework)),
    overdue: withStatus('active').filter(isOverdue),
    completed: withStatus('completed'),
    verified: withStatus('verified'),
  };
};
