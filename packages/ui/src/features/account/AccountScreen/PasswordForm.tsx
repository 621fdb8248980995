import { IdentityError } from '@kovan/machines/auth';
import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { useFirstWrong } from '../../../forms/useFirstWrong.ts';
import { useRounds } from '../../../forms/useRounds.ts';
import { useIdentityAccount } from '../../../providers/AccountProvider.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useEndSessions } from '../mutations.ts';
import { FreshSignIn } from '../parts/FreshSignIn.tsx';
import { useFreshSignIn } from '../parts/useFreshSignIn.ts';
import styles from './form.module.css';

const WEAK = new Set(['auth/weak-password', 'auth/password-does-not-meet-requirements']);

/** The shortest password that every provider takes. */
const SHORTEST = 6;

interface FieldsProps {
  button: RefObject<HTMLButtonElement | null>;
  onDone: () => void;
}

const Fields = ({ button, onDone }: FieldsProps) => {
  const { t } = useTranslation(['account', 'common']);
  const { show } = useToast();
  const account = useIdentityAccount();
  const end = useEndSessions();
  const fresh = useFreshSignIn();
  const [password, setPassword] = useState('');
  const [isWeak, setIsWeak] = useState(false);
  const lookAtWrong = useFirstWrong();

  // With either provider: who knew the old password is out of everywhere else (AC-03).
  const endOthers = (then: string) =>
    end('others').then(
      () => show(then),
      () => {
        const again = { label: t('common:action.retry'), onPress: () => void endOthers(t('account:password.ended')) };
        show(t('account:password.stillOpen'), { tone: 'error', action: again });
      },
    );
  const change = async () => {
    try {
      await account.updatePassword(password);
    } catch (error) {
      if (!(error instanceof IdentityError && WEAK.has(error.code))) throw error;
      setIsWeak(true);
      return;
    }
    // It is changed, whatever becomes of the sessions: the form would take the old one no more.
    await endOthers(t('account:password.saved'));
    onDone();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    const isShort = password.length < SHORTEST;
    setIsWeak(isShort);
    if (!isShort) await fresh.run(change);
    lookAtWrong(form);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)} aria-busy={fresh.isBusy}>
      <div className={styles.two}>
        <FreshSignIn fresh={fresh} label={t('account:password.current')} />
        <PasswordField
          label={t('account:password.new')}
          name="newPassword"
          autoComplete="new-password"
          required
          hint={t('account:password.hint')}
          error={isWeak ? t('account:password.weak') : undefined}
          showLabel={t('common:password.show')}
          hideLabel={t('common:password.hide')}
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            // That was said of another one.
            setIsWeak(false);
          }}
        />
      </div>
      <div className={styles.end}>
        <Button ref={button} type="submit" needsConnection loading={fresh.isBusy}>
          {fresh.isBusy ? t('common:saving') : t('account:password.change')}
        </Button>
      </div>
    </form>
  );
};

/** The password: the current one, a new one (AC-06). Who signs in by Google is told where theirs lives. */
export const PasswordForm = () => {
  const { t } = useTranslation('account');
  const account = useIdentityAccount();
  const { round, button, beginAnew } = useRounds();
  if (!account.hasPassword()) return <p>{t('account:password.google')}</p>;
  return <Fields key={round} button={button} onDone={beginAnew} />;
};
