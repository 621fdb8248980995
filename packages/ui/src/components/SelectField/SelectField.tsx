import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import styles from './SelectField.module.css';

export interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string;
  /** What is wrong; marks the field as invalid and describes it. */
  readonly error?: string | undefined;
}

/** A labelled choice among many, by the browser's own list; its `option`s are its children. */
export const SelectField = ({ label, error, id, children, ...select }: SelectFieldProps) => {
  const ownId = useId();
  const selectId = id ?? ownId;
  const noteId = `${selectId}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={selectId}>{label}</label>
      <span className={styles.control}>
        <select
          id={selectId}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : noteId}
          {...select}
        >
          {children}
        </select>
        <ChevronDown aria-hidden />
      </span>
      {error === undefined ? null : (
        <p id={noteId} className={styles.error}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
};
