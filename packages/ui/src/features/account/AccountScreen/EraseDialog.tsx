import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useFirstWrong } from '../../../forms/useFirstWrong.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useDevices } from '../../devices/queries.ts';
import { usePeople } from '../../people/queries.ts';
import { FreshSignIn } from '../parts/FreshSignIn.tsx';
import styles from './form.module.css';
import { wordIn, wordOf } from './eraseWord.ts';
import { useErasing } from './useErasing.ts';

/** What goes with the whole hive. */
const WhatGoes = () => {
  const { t } = useTranslation('account');
  const { children } = useChildren();
  const { data: devices = [] } = useDevices();
  const { data: people } = usePeople();
  const { adults = [], invitations = [] } = people ?? {};
  const others = adults.filter(({ isYou }) => !isYou).map(({ firstName }) => firstName);
  // What there is none of is not worth a line.
  const lines = [
    children.length > 0 && t('account:erase.children', { count: children.length }),
    devices.length > 0 && t('account:erase.devices', { count: devices.length }),
    invitations.length > 0 && t('account:erase.invitations', { count: invitations.length }),
    // Whether others are there is not known before they have come.
    people !== undefined &&
      (others.length === 0 ? t('account:erase.own') : t('account:erase.others', { names: others.join(', ') })),
  ];
  return (
    <ul className={styles.bullets}>{lines.map((line) => (line === false ? null : <li key={line}>{line}</li>))}</ul>
  );
};

interface EraseDialogProps {
  readonly what: 'account' | 'family';
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

/** Erases one's own account, or the whole hive: by a typed word and a fresh sign-in, never by one press (EX-03 to EX-05). */
export const EraseDialog = ({ what, onDownload, onClose }: EraseDialogProps) => {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const { fresh, erase } = useErasing(what);
  const [typed, setTyped] = useState('');
  const word = wordOf(language);
  const confirmed = wordIn(typed);
  const lookAtWrong = useFirstWrong();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (confirmed === null) return;
    const form = event.currentTarget;
    await erase(confirmed);
    lookAtWrong(form);
  };

  return (
    <FormDialog
      title={t(`account:erase.${what}`)}
      submitLabel={t(`account:erase.do.${what}`)}
      tone="danger"
      isReady={confirmed !== null}
      isBusy={fresh.isBusy}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      before={
        <>
          <p>{t(`account:erase.what.${what}`)}</p>
          {what === 'family' ? (
            <>
              <WhatGoes />
              <div className={styles.copy}>
                <p>{t('account:erase.copy')}</p>
                <Button needsConnection onClick={onDownload}>
                  {t('account:data.download')}
                </Button>
              </div>
            </>
          ) : null}
        </>
      }
    >
      <FreshSignIn fresh={fresh} />
      <TextField
        label={t('account:erase.confirm', { word })}
        name="confirm"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
};
