import { TASK_ICONS } from '@kovan/domain/icons';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmojiPicker } from '../../../components/EmojiPicker/EmojiPicker.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useNames } from '../../../i18n/useNames.ts';
import { ChildPicker } from '../../children/parts/ChildFilter.tsx';
import type { TaskFormProps } from './taskForm.ts';

/** What both kinds of task have: child, name, icon. */
export const TaskFields = ({ form, messageOf }: TaskFormProps) => {
  const { t } = useTranslation(['createTask', 'common']);
  const { iconName } = useNames();
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
