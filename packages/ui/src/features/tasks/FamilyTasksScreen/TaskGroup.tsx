import { type ComponentProps, type ReactNode, useId } from 'react';
import { GroupHeading } from '../../dueDates/GroupHeading.tsx';
import styles from './TaskList.module.css';

interface TaskGroupProps extends Omit<ComponentProps<typeof GroupHeading>, 'id'> {
  /** The rows. */
  readonly children: ReactNode;
}

/** What of a list belongs together, under its heading. */
export const TaskGroup = ({ children, ...heading }: TaskGroupProps) => {
  const id = useId();
  return (
    <section className={styles.group}>
      <GroupHeading id={id} {...heading} />
      <ul aria-labelledby={id}>{children}</ul>
    </section>
  );
};
