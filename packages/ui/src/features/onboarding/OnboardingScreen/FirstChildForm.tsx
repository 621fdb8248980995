import { DEFAULT_AVATAR, ONBOARDING_AVATARS } from '@kovan/domain/avatars';
import { yearOf } from '@kovan/domain/days';
import { DEFAULT_GRADE } from '@kovan/domain/grades';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/Button/Button.tsx';
import { FormFailure } from '../../../components/FormFailure/FormFailure.tsx';
import { paths } from '../../../layout/paths.ts';
import { useAddChild } from '../../children/mutations.ts';
import { ChildFields } from '../../children/parts/ChildFields.tsx';
import { useChildForm } from '../../children/parts/useChildForm.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import styles from './OnboardingScreen.module.css';

/** The form for the first child: adds it and goes on to `/app`; what was typed stays when that fails. */
export const FirstChildForm = () => {
  const { t } = useTranslation('onboarding');
  const add = useAddChild();
  const navigate = useNavigate();
  const defaultValues = {
    name: '',
    birthYear: String(yearOf(useToday())),
    grade: DEFAULT_GRADE,
    avatar: DEFAULT_AVATAR,
  };
  const { submit, hasFailed, failed, isBusy, ...fields } = useChildForm({
    name: 'child',
    defaultValues,
    failed: t('onboarding:error'),
    save: async (input) => {
      await add(input);
      void navigate(paths.app, { replace: true });
    },
  });

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
