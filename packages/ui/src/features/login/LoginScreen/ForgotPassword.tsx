import { Clock, MailCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import styles from './ForgotPassword.module.css';
import { useForgotPassword } from './useForgotPassword.ts';

interface ForgotPasswordProps {
  /** What was typed on the login. */
  readonly email: string;
  readonly onBack: () => void;
}

/** Has the link mailed that sets a new password; whether there is such an account is told to nobody (AC-01, AC-02). */
export const ForgotPassword = ({ email: typed, onBack }: ForgotPasswordProps) => {
  const { t } = useTranslation('login');
  const [email, setEmail] = useState(typed);
  const input = useRef<HTMLInputElement>(null);
  const { state, send } = useForgotPassword();
  const isBusy = state === 'sending';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(email.trim(), input.current?.validity.typeMismatch === false);
  };

  if (state === 'sent') {
    return (
      <>
        <span className={styles.sign}>
          <MailCheck aria-hidden />
        </span>
        <div>
          <h1>{t('login:forgot.sentTitle')}</h1>
          <p role="status" className={styles.lead}>
            {t('login:forgot.sent')}
          </p>
        </div>
        <p className={styles.until}>
          <Clock aria-hidden />
          <span>{t('login:forgot.sentHint')}</span>
        </p>
        <Button block onClick={onBack}>
          {t('login:forgot.back')}
        </Button>
        <Button variant="quiet" needsConnection onClick={() => void send(email.trim(), true)}>
          {t('login:forgot.again')}
        </Button>
      </>
    );
  }
  const error =
    state === 'missing' ? t('login:missing.email') : state === 'invalid' ? t('login:invalidEmail') : undefined;
  return (
    <>
      <div>
        <h1>{t('login:forgot.title')}</h1>
        <p className={styles.lead}>{t('login:forgot.lead')}</p>
      </div>
      <form method="dialog" className={styles.form} noValidate onSubmit={submit} aria-busy={isBusy}>
        <TextField
          ref={input}
          label={t('login:field.email')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={error}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        {state === 'failed' ? (
          <p role="alert" className={styles.failure}>
            {t('login:forgot.failed')}
          </p>
        ) : null}
        <Button type="submit" variant="primary" needsConnection block loading={isBusy}>
          {isBusy ? t('login:forgot.sending') : t('login:forgot.send')}
        </Button>
      </form>
      <Button variant="quiet" onClick={onBack}>
        {t('login:forgot.back')}
      </Button>
    </>
  );
};
