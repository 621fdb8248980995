import { Check, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormGrid } from '../../../components/FormLayout/FormLayout.tsx';
import { SelectField } from '../../../components/Select/Select.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { TextAreaField, TextField } from '../../../components/TextField/TextField.tsx';
import styles from './HelperSection.module.css';
import { filledFields, type HomeworkDraft } from './homeworkForm.ts';
import type { Helper } from './useHelper.ts';
import { useSubjectOptions } from './useSubjectOptions.ts';

interface GeneratedBlockProps extends Pick<Helper, 'edit' | 'isReadOutside'> {
  readonly draft: HomeworkDraft;
}

/** What the helper read, to be put right before it goes into the form. */
export const GeneratedBlock = ({ draft, edit, isReadOutside }: GeneratedBlockProps) => {
  const { t } = useTranslation(['familyHomework', 'common']);
  const subjects = useSubjectOptions(draft.subject);
  return (
    <div role="group" aria-label={t('familyHomework:helper.generated')} className={styles.generated}>
      <p role="status" className={styles.found}>
        <Check aria-hidden />
        {t('familyHomework:helper.found', { count: filledFields(draft).length })}
      </p>
      {isReadOutside ? (
        <p className={styles.outside}>
          <Globe aria-hidden />
          {t('familyHomework:helper.readByModel')}
        </p>
      ) : null}
      <FormGrid>
        <TextField
          label={t('common:field.title')}
          wide
          autoComplete="off"
          name="generated.title"
          value={draft.title}
          onChange={(event) => edit('title', event.target.value)}
        />
        <SelectField
          label={t('common:field.subject')}
          placeholder={t('familyHomework:chooseSubject')}
          options={subjects}
          name="generated.subject"
          value={draft.subject}
          onChange={(event) => edit('subject', event.target.value)}
        />
        <DateField
          label={t('common:field.dueDate')}
          name="generated.dueDate"
          value={draft.dueDate}
          onChange={(event) => edit('dueDate', event.target.value)}
        />
        <TextAreaField
          label={t('common:field.description')}
          wide
          name="generated.description"
          value={draft.description}
          onChange={(event) => edit('description', event.target.value)}
        />
        {(['teacher', 'book', 'page'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`common:field.${field}`)}
            autoComplete="off"
            name={`generated.${field}`}
            value={draft[field]}
            onChange={(event) => edit(field, event.target.value)}
          />
        ))}
      </FormGrid>
    </div>
  );
};
