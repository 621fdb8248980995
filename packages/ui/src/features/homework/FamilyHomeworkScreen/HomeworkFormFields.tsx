import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/Field/Field.tsx';
import { FormGrid } from '../../../components/FormLayout/FormLayout.tsx';
import { SelectField } from '../../../components/Select/Select.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { TextAreaField, TextField } from '../../../components/TextField/TextField.tsx';
import type { ContractForm } from '../../../forms/useContractForm.ts';
import { ChildPicker } from '../../children/parts/ChildFilter.tsx';
import type { HomeworkForm } from './homeworkForm.ts';
import { useSubjectOptions } from './useSubjectOptions.ts';

type FieldsProps = Pick<ContractForm<HomeworkForm>, 'form' | 'messageOf'>;

/** Whose homework it is. */
export const ChildField = ({ form, messageOf }: FieldsProps) => {
  const { t } = useTranslation('common');
  return (
    <Field kind="group" label={t('common:field.child')} error={messageOf('childId')}>
      <Controller
        control={form.control}
        name="childId"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <ChildPicker ref={ref} value={value} onChange={onChange} onBlur={onBlur} />
        )}
      />
    </Field>
  );
};

interface HomeworkFormFieldsProps extends FieldsProps {
  /** Required when adding, optional when editing. */
  readonly needsDescription: boolean;
}

/** What is written about homework: two fields a row where there is room. */
export const HomeworkFormFields = ({ form, messageOf, needsDescription }: HomeworkFormFieldsProps) => {
  const { t } = useTranslation(['familyHomework', 'common']);
  const subjects = useSubjectOptions(useWatch({ control: form.control, name: 'subject' }));
  const optional = t('common:field.optional');
  return (
    <FormGrid>
      <Controller
        control={form.control}
        name="subject"
        render={({ field }) => (
          <SelectField
            label={t('common:field.subject')}
            placeholder={t('familyHomework:chooseSubject')}
            options={subjects}
            required
            error={messageOf('subject')}
            {...field}
          />
        )}
      />
      <DateField
        label={t('common:field.dueDate')}
        optional={optional}
        error={messageOf('dueDate')}
        {...form.register('dueDate')}
      />
      <TextField
        label={t('common:field.title')}
        wide
        autoComplete="off"
        required
        error={messageOf('title')}
        {...form.register('title')}
      />
      <TextAreaField
        label={t('common:field.description')}
        wide
        required={needsDescription}
        optional={needsDescription ? undefined : optional}
        error={messageOf('description')}
        {...form.register('description')}
      />
      {(['teacher', 'book', 'page'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`common:field.${name}`)}
          optional={optional}
          autoComplete="off"
          error={messageOf(name)}
          {...form.register(name)}
        />
      ))}
    </FormGrid>
  );
};
