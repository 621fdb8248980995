import { TASK_ICONS } from '@kovan/domain/icons';
import { TEXT_LIMITS } from '@kovan/domain/limits';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmojiPicker } from '../../../components/EmojiPicker/EmojiPicker.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useNames } from '../../../i18n/useNames.ts';
import { ChildPicker } from '../../children/parts/ChildFilter.tsx';
import type { TaskField, TaskForm } from './taskForm.ts';

/** What is wrong with a field, in words; undefined where nothing is. */
export const useMessageOf = (form: UseFormReturn<TaskForm>): ((field: TaskField) => string | undefined) => {
  const { t } = useTranslation(['createTask', 'common']);
  const missing: Record<TaskField, string> = {
    childId: t('common:error.chooseChild'),
    name: t('createTask:missing.name'),
    icon: t('common:error.required'),
    dueDate: t('createTask:missing.dueDate'),
    frequency: t('common:error.required'),
    weekDays: t('createTask:missing.weekDays'),
  };
  const { errors } = form.formState;
  return (field) => {
    const error = errors[field];
    switch (error?.type) {
      case undefined:
        return undefined;
      case 'missing':
        return missing[field];
      case 'tooLong':
        return t('common:error.tooLong', { max: TEXT_LIMITS.name });
      default:
        return error?.message;
    }
  };
};

/** What both kinds of task have: child, name, icon (TC-02, TC-03). */
export const TaskFields = ({ form }: { form: UseFormReturn<TaskForm> }) => {
  const { t } = useTranslation(['createTask', 'common']);
  const { iconName } = useNames();
  const messageOf = useMessageOf(form);
  return (
    <>
      <Field kind="group" label={t('createTask:who')} error={messageOf('childId')}>
        <Controller
          control={form.control}
          name="childId"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <ChildPicker value={value} onChange={onChange} onBlur={onBlur} ref={ref} />
          )}
        />
      </Field>
      <TextField
        label={t('createTask:name')}
        autoComplete="off"
        required
        error={messageOf('name')}
        {...form.register('name')}
      />
      <Field kind="group" label={t('common:field.icon')} error={messageOf('icon')}>
        <Controller
          control={form.control}
          name="icon"
          render={({ field }) => (
            <EmojiPicker {...field} options={TASK_ICONS.map((icon) => ({ value: icon, name: iconName(icon) }))} />
          )}
        />
      </Field>
    </>
  );
};
