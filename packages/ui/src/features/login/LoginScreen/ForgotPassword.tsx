import { Clock, MailCheck } from 'lucide-react';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { FormFailure } from '../../../components/FormFailure/FormFailure.tsx';
import { GateLead } from '../../../components/Gate/Gate.tsx';
import { IconLine } from '../../../components/IconLine/IconLine.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useFirstWrong } from '../../../forms/useFirstWrong.ts';
import { focusMain } from '../../../layout/SkipLink.tsx';
import styles from './ForgotPassword.module.css';
import { useForgotPassword } from './useForgotPassword.ts';

interface ForgotPasswordProps {
  /** What was typed on the login. */
  readonly email: string;
  /** Told when it is there, before it is seen. */
  readonly onOpen: () => void;
  readonly onBack: () => void;
}

/** Has the link mailed that sets a new password; whether there is such an account is told to nobody (AC-01, AC-02). */
export const ForgotPassword = ({ email: typed, onOpen, onBack }: ForgotPasswordProps) => {
  const { t } = useTranslation('login');
  const [email, setEmail] = useState(typed);
  const input = useRef<HTMLInputElement>(null);
  const { state, isSent, forgetWrong, send } = useForgotPassword();
  const lookAtWrong = useFirstWrong();
  const isBusy = state === 'sending';

  useLayoutEffect(onOpen, [onOpen]);
  // Each comes in the place of another, and so does the login after them: what had the focus is gone.
  useEffect(() => {
    focusMain();
    return focusMain;
  }, [isSent]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    await send(email.trim(), input.current?.validity.typeMismatch === false);
    lookAtWrong(form);
  };
  const failure = state === 'failed' ? <FormFailure>{t('login:forgot.failed')}</FormFailure> : null;

  if (isSent) {
    return (
      <>
        <span className={styles.sign}>
          <MailCheck aria-hidden />
        </span>
        <div>
          <h1>{t('login:forgot.sentTitle')}</h1>
          <GateLead role="status">{isBusy ? t('login:forgot.sending') : t('login:forgot.sent')}</GateLead>
        </div>
        <IconLine icon={<Clock aria-hidden />}>{t('login:forgot.sentHint')}</IconLine>
        <Button block onClick={onBack}>
          {t('login:forgot.back')}
        </Button>
        {failure}
        <Button variant="quiet" needsConnection loading={isBusy} onClick={() => void send(email.trim(), true)}>
          {isBusy ? t('login:forgot.sending') : t('login:forgot.again')}
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
        <GateLead>{t('login:forgot.lead')}</GateLead>
      </div>
      <form
        method="dialog"
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-busy={isBusy}
      >
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
          onChange={({ target }) => {
            setEmail(target.value);
            forgetWrong();
          }}
        />
        {failure}
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
