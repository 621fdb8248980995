import { ONBOARDING_AVATARS } from '@kovan/domain/avatars';
import { MIN_BIRTH_YEAR } from '@kovan/domain/children';
import { GRADES } from '@kovan/domain/grades';
import { TEXT_LIMITS } from '@kovan/domain/limits';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { EmojiRadioGroup } from '../../components/EmojiRadioGroup/EmojiRadioGroup.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
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
        <TextField
          label={t('common:field.birthYear')}
          type="number"
          inputMode="numeric"
          min={MIN_BIRTH_YEAR}
          max={currentYear}
          required
          error={messageOf('birthYear')}
          {...form.register('birthYear')}
        />
        <SelectField label={t('common:field.grade')} required error={messageOf('grade')} {...form.register('grade')}>
          {GRADES.map((grade) => (
            <option key={grade} value={grade}>
              {gradeName(grade)}
            </option>
          ))}
        </SelectField>
      </div>
      <EmojiRadioGroup
        label={t('common:field.avatar')}
        emojis={ONBOARDING_AVATARS}
        nameOf={avatarName}
        {...form.register('avatar')}
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
