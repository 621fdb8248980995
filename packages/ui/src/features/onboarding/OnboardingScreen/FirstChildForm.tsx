import { DEFAULT_AVATAR, ONBOARDING_AVATARS } from '@kovan/domain/avatars';
import { yearOf } from '@kovan/domain/days';
import { DEFAULT_GRADE } from '@kovan/domain/grades';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { FormFailure } from '../../../components/FormFailure/FormFailure.tsx';
import { useAskBeforeLeaving } from '../../../forms/useAskBeforeLeaving.ts';
import { useAddChild } from '../../children/mutations.ts';
import { ChildFields } from '../../children/parts/ChildFields.tsx';
import { useChildForm } from '../../children/parts/useChildForm.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import styles from './OnboardingScreen.module.css';

interface FirstChildFormProps {
  readonly onAdded: () => void;
  /** Told whether something stands in it that would be lost with it. */
  readonly onTyped: (isTyped: boolean) => void;
}

/** The form for the first child; what was typed stays when adding it fails. */
export const FirstChildForm = ({ onAdded, onTyped }: FirstChildFormProps) => {
  const { t } = useTranslation('onboarding');
  const add = useAddChild();
  const defaultValues = {
    name: '',
    birthYear: String(yearOf(useToday())),
    grade: DEFAULT_GRADE,
    avatar: DEFAULT_AVATAR,
  };
  const { submit, hasFailed, failed, isTyped, isBusy, ...fields } = useChildForm({
    name: 'child',
    defaultValues,
    failed: t('onboarding:error'),
    save: async (input) => {
      await add(input);
      onAdded();
    },
  });

  useLayoutEffect(() => onTyped(isTyped), [isTyped, onTyped]);
  useAskBeforeLeaving(isTyped);

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-busy={isBusy}>
      <ChildFields {...fields} nameLabel={t('onboarding:name')} avatars={ONBOARDING_AVATARS} />
      {hasFailed ? <FormFailure boxed>{failed}</FormFailure> : null}
      <Button type="submit" variant="primary" needsConnection block loading={isBusy}>
        {isBusy ? t('onboarding:busy') : t('onboarding:submit')}
      </Button>
    </form>
  );
};
