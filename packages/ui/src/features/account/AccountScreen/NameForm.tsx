import { type NameInput, NameInputSchema } from '@kovan/api-client/contract';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { FormFailure } from '../../../components/FormFailure/FormFailure.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useAskBeforeLeaving } from '../../../forms/useAskBeforeLeaving.ts';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useRounds } from '../../../forms/useRounds.ts';
import { useAuth } from '../../../providers/AuthProvider.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useRename } from '../mutations.ts';
import styles from './form.module.css';

interface NameFields {
  firstName: string;
  lastName: string;
}

interface FieldsProps extends NameFields {
  email: string;
  isKnown: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onSaved: () => void;
}

const Fields = ({ firstName, lastName, email, isKnown, button, onSaved }: FieldsProps) => {
  const { t } = useTranslation(['account', 'common']);
  const { show } = useToast();
  const rename = useRename();
  const values = { firstName, lastName };
  const { form, submit, isTyped, isBusy, messageOf, hasFailed, serverMessage, failed } = useContractForm<
    NameFields,
    NameInput
  >({
    name: 'own name',
    defaultValues: values,
    values,
    fields: ['firstName', 'lastName'],
    schema: NameInputSchema,
    toInput: (typed) => typed,
    failed: t('account:failed'),
    save: async (input) => {
      await rename(input);
      show(t('account:name.saved'));
      onSaved();
    },
  });
  useAskBeforeLeaving(isTyped);
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-busy={isBusy}>
      <div className={styles.two}>
        <TextField
          label={t('account:name.first')}
          autoComplete="given-name"
          required
          readOnly={!isKnown}
          error={messageOf('firstName')}
          {...form.register('firstName')}
        />
        <TextField
          label={t('account:name.last')}
          autoComplete="family-name"
          readOnly={!isKnown}
          error={messageOf('lastName')}
          {...form.register('lastName')}
        />
      </div>
      {hasFailed ? <FormFailure>{serverMessage ?? failed}</FormFailure> : null}
      <div className={styles.end}>
        <p className={styles.hint}>{t('account:name.email', { email })}</p>
        <Button ref={button} type="submit" needsConnection loading={isBusy} aria-disabled={!form.formState.isDirty}>
          {isBusy ? t('common:saving') : t('common:action.save')}
        </Button>
      </div>
    </form>
  );
};

/** First and last name (AC-05); begun anew once it was saved. */
export const NameForm = () => {
  const { user } = useAuth();
  const { round, button, beginAnew } = useRounds();
  // Empty and not to be changed until it is known, so that nothing below moves when it comes, and nothing typed is lost.
  const { first_name: firstName = '', last_name: lastName = '', email = '' } = user ?? {};
  const isKnown = user !== null;
  return (
    <Fields
      key={round}
      firstName={firstName}
      lastName={lastName}
      email={email}
      isKnown={isKnown}
      button={button}
      onSaved={beginAnew}
    />
  );
};
