import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import styles from './AccountForm.module.css';
import type { AccountChooser } from './accountChooser.ts';

/** The local stand-in for Google's window: which account shall it be? Closing it is no failure. */
export const AccountChooserDialog = ({ chooser }: { chooser: AccountChooser }) => {
  const { t } = useTranslation(['login', 'common']);
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    chooser.answer({ email: email.trim(), name: name.trim() });
  };

  return (
    <Dialog
      open
      onOpenChange={() => chooser.answer(null)}
      title={t('login:chooser.title')}
      description={t('login:chooser.text')}
      closeLabel={t('common:action.close')}
      closeQuestion={t('common:confirm.discard')}
      size="sm"
    >
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('login:chooser.name')}
          name="name"
          autoComplete="name"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('login:chooser.email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="primary" needsConnection block>
          {t('login:chooser.continue')}
        </Button>
      </form>
    </Dialog>
  );
};
