import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { FieldContext } from './fieldContext.ts';
import styles from './Field.module.css';

/** What a field puts around its control. */
export interface FieldFrame {
  readonly label: ReactNode;
  /** Always in view, read out with the control. */
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right; its being there marks the control as invalid. */
  readonly error?: ReactNode;
  /** The word behind the label of a field that may stay empty. */
  readonly optional?: ReactNode;
  /** Takes the whole row of a `FormGrid`. */
  readonly wide?: boolean | undefined;
}

interface FieldProps extends FieldFrame {
  /** `group` for several controls under one name: pickers. */
  readonly kind?: 'control' | 'group';
  readonly children: ReactNode;
}

/** Label, hint and error of the control inside it, tied to it by ids that the control reads from context. */
export const Field = ({ label, hint, error, optional, wide, kind = 'control', children }: FieldProps) => {
  const id = useId();
  const isInvalid = Boolean(error);
  const hasHint = Boolean(hint);
  const control = useMemo(() => {
    const described = [isInvalid && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
    return { id: `${id}-control`, labelId: `${id}-label`, describedBy: described || undefined, isInvalid };
  }, [id, isInvalid, hasHint]);
  const words = (
    <>
      {label}
      {optional ? <span className={styles.optional}> {optional}</span> : null}
    </>
  );

  return (
    <div className={styles.field} data-wide={wide || undefined}>
      {kind === 'group' ? (
        <span id={control.labelId} className={styles.label}>
          {words}
        </span>
      ) : (
        <label id={control.labelId} htmlFor={control.id} className={styles.label}>
          {words}
        </label>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {isInvalid ? (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </p>
      ) : null}
      {hasHint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
};
