import { ApiError } from '@kovan/api-client';
import { TEXT_LIMITS } from '@kovan/domain/limits';
import { useRef, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { checkForm, FORM_FIELDS, type FormField, type HomeworkForm } from './homeworkForm.ts';

export interface HomeworkFormState {
  readonly form: UseFormReturn<HomeworkForm>;
  readonly submit: () => void;
  readonly isBusy: boolean;
  /** The last try to save failed; what was typed is still there. */
  readonly hasFailed: boolean;
  /** What is wrong with a field, in words. */
  readonly messageOf: (field: FormField) => string | undefined;
}

interface HomeworkFormOptions {
  readonly defaultValues: HomeworkForm;
  readonly isNew: boolean;
  /** Rejects with the call's error when saving failed. */
  readonly save: (form: HomeworkForm) => Promise<void>;
}

/** The form of homework: checked by the contract; on a failure it keeps its content and shows what the server says. */
export const useHomeworkForm = ({ defaultValues, isNew, save }: HomeworkFormOptions): HomeworkFormState => {
  const { t } = useTranslation('common');
  const [hasFailed, setHasFailed] = useState(false);

  const resolver: Resolver<HomeworkForm> = (values) => {
    const issues = Object.entries(checkForm(values, isNew));
    if (issues.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(issues.map(([field, type]) => [field, { type }])) };
  };
  const form = useForm<HomeworkForm>({ defaultValues, resolver, shouldFocusError: false });

  // In the order of the screen; the form library's own is the order of registration.
  const focusFirst = (isWrong: (field: FormField) => boolean) => {
    const first = FORM_FIELDS.find(isWrong);
    if (first) form.setFocus(first);
  };

  const isSaving = useRef(false);
  const trySaving = async (values: HomeworkForm) => {
    if (isSaving.current) return;
    isSaving.current = true;
    setHasFailed(false);
    try {
      await save(values);
    } catch (error) {
      setHasFailed(true);
      const said = (error instanceof ApiError && error.fields) || {};
      for (const field of FORM_FIELDS) {
        if (said[field] !== undefined) form.setError(field, { type: 'server', message: said[field] });
      }
      focusFirst((field) => said[field] !== undefined);
    } finally {
      isSaving.current = false;
    }
  };
  const submit = (): void =>
    void form.handleSubmit(trySaving, (errors) => focusFirst((field) => errors[field] !== undefined))();

  const messageOf = (field: FormField): string | undefined => {
    const error = form.formState.errors[field];
    switch (error?.type) {
      case undefined:
        return undefined;
      case 'missing':
        return field === 'childId' ? t('common:error.chooseChild') : t('common:error.required');
      case 'tooLong':
        return t('common:error.tooLong', {
          max: field === 'childId' || field === 'dueDate' ? undefined : TEXT_LIMITS[field],
        });
      default:
        return error?.message || t('common:error.required');
    }
  };

  return { form, submit, isBusy: form.formState.isSubmitting, hasFailed, messageOf };
};
