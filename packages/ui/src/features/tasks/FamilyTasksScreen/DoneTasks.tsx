import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from './TaskList.module.css';

interface DoneTasksProps {
  readonly count: number;
  /** The rows, drawn once somebody wants to see them. */
  readonly children: ReactNode;
}

/** What is done already, folded below what is not; `?done` in the address unfolds it. */
export const DoneTasks = ({ count, children }: DoneTasksProps) => {
  const { t } = useTranslation('familyTasks');
  const [params] = useSearchParams();
  const [isOpen, setIsOpen] = useState(() => params.has('done'));
  const id = useId();
  return (
    <section className={styles.group}>
      <h2 className={styles.folding}>
        <button
          type="button"
          id={id}
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((was) => !was)}
        >
          <ChevronRight aria-hidden />
          <span>{t('familyTasks:done')}</span> <span className={styles.count}>{count}</span>
        </button>
      </h2>
      {isOpen ? <ul aria-labelledby={id}>{children}</ul> : null}
    </section>
  );
};
