import { ONBOARDING_AVATARS } from '@kovan/domain/avatars';
import { MIN_BIRTH_YEAR } from '@kovan/domain/children';
import { GRADES } from '@kovan/domain/grades';
import { TEXT_LIMITS } from '@kovan/domain/limits';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { EmojiPicker } from '../../components/EmojiPicker/EmojiPicker.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { SelectField } from '../../components/Select/Select.tsx';
import { NumberField, TextField } from '../../components/TextField/TextField.tsx';
import { useNames } from '../../i18n/useNames.ts';
import type { FirstChildField } from './firstChild.ts';
import styles from './OnboardingScreen.module.css';
import { useFirstChild } from './useFirstChild.ts';

/** The form for the first child (O-01, O-04 to O-07). */
export const FirstChildFields = () => {
  const { t } = useTranslation(['onboarding', 'common']);
  const { gradeName, avatarName } = useNames();
  const { form, submit, hasFailed, currentYear, isBusy } = useFirstChild();
  const { errors } = form.formState;
  const isIncomplete = Object.values(errors).some((error) => error?.type === 'missing');

  const messageOf = (field: FirstChildField): string | undefined => {
    const error = errors[field];
    switch (error?.type) {
      case undefined:
        return undefined;
      case 'missing':
        return t('common:error.required');
      case 'birthYear':
        return t('common:error.birthYear', { min: MIN_BIRTH_YEAR, max: currentYear });
      case 'tooLong':
        return t('common:error.tooLong', { max: TEXT_LIMITS.name });
      default:
        return error?.message;
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-busy={isBusy}>
      <TextField
        label={t('onboarding:name')}
        autoComplete="off"
        required
        error={messageOf('name')}
        {...form.register('name')}
      />
      <div className={styles.two}>
        <NumberField
          label={t('common:field.birthYear')}
          min={MIN_BIRTH_YEAR}
          max={currentYear}
          required
          error={messageOf('birthYear')}
          {...form.register('birthYear')}
        />
        <SelectField
          label={t('common:field.grade')}
          options={GRADES.map((grade) => ({ value: grade, label: gradeName(grade) }))}
          required
          error={messageOf('grade')}
          {...form.register('grade')}
        />
      </div>
      <Controller
        control={form.control}
        name="avatar"
        render={({ field }) => (
          <Field kind="group" label={t('common:field.avatar')} error={messageOf('avatar')}>
            <EmojiPicker
              {...field}
              options={ONBOARDING_AVATARS.map((avatar) => ({ value: avatar, name: avatarName(avatar) }))}
            />
          </Field>
        )}
      />
      {isIncomplete ? (
        <p role="alert" className={styles.failure}>
          {t('common:error.fillAll')}
        </p>
      ) : null}
      {hasFailed ? (
        <p role="alert" className={styles.failure}>
          {t('onboarding:error')}
        </p>
      ) : null}
      <Button type="submit" variant="primary" block loading={isBusy}>
        {isBusy ? t('onboarding:busy') : t('onboarding:submit')}
      </Button>
    </form>
  );
};
