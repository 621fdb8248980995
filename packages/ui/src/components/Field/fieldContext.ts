import { createContext, use } from 'react';

interface FieldControl {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

/** What a field tells the control inside it; null where a control stands without a field. */
export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes of the one control of a field; a control's own attributes come after them and win. */
export const useFieldControl = () => {
  const field = use(FieldContext);
  return field
    ? { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.isInvalid || undefined }
    : {};
};

/** The attributes of a field's group of controls. */
export const useFieldGroup = () => {
  const field = use(FieldContext);
  return field
    ? {
        'aria-labelledby': field.labelId,
        'aria-describedby': field.describedBy,
        'aria-invalid': field.isInvalid || undefined,
      }
    : {};
};
