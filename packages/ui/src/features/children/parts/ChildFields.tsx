import { MIN_BIRTH_YEAR } from '@kovan/domain/children';
import { yearOf } from '@kovan/domain/days';
import { GRADES } from '@kovan/domain/grades';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmojiPicker } from '../../../components/EmojiPicker/EmojiPicker.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { FormFailure } from '../../../components/FormFailure/FormFailure.tsx';
import { SelectField } from '../../../components/Select/Select.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useNames } from '../../../i18n/useNames.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import styles from './ChildFields.module.css';
import type { ContractForm } from '../../../forms/useContractForm.ts';
import type { ChildForm } from './childForm.ts';

interface ChildFieldsProps extends Pick<ContractForm<ChildForm>, 'form' | 'messageOf'> {
  readonly nameLabel: string;
  readonly avatars: readonly string[];
}

/** Name, birth year, grade and avatar, each with what is wrong with it beside it; empty ones are named together. */
export const ChildFields = ({ form, messageOf, nameLabel, avatars }: ChildFieldsProps) => {
  const { t } = useTranslation('common');
  const { gradeName, avatarName } = useNames();
  const currentYear = yearOf(useToday());
  const isIncomplete = Object.values(form.formState.errors).some((error) => error?.type === 'missing');

  return (
    <>
      <TextField label={nameLabel} autoComplete="off" required error={messageOf('name')} {...form.register('name')} />
      <div className={styles.two}>
        <TextField
          type="number"
          inputMode="numeric"
          label={t('common:field.birthYear')}
          min={MIN_BIRTH_YEAR}
          max={currentYear}
          required
          error={messageOf('birthYear')}
          {...form.register('birthYear')}
        />
        <SelectField
          label={t('common:field.grade')}
          required
          error={messageOf('grade')}
          options={GRADES.map((grade) => ({ value: grade, label: gradeName(grade) }))}
          {...form.register('grade')}
        />
      </div>
      <Field kind="group" label={t('common:field.avatar')} error={messageOf('avatar')}>
        <Controller
          control={form.control}
          name="avatar"
          render={({ field }) => (
            <EmojiPicker {...field} options={avatars.map((avatar) => ({ value: avatar, name: avatarName(avatar) }))} />
          )}
        />
      </Field>
      {isIncomplete ? <FormFailure boxed>{t('common:error.fillAll')}</FormFailure> : null}
    </>
  );
};
