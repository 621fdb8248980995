import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../providers/SettingsProvider.tsx';
import styles from './PrivacyScreen.module.css';

const WAYS = ['mail', 'model', 'signIn'] as const;

/** What may leave the server, and what of it this server's settings let out. */
export const WhatGoesOut = () => {
  const { t } = useTranslation('privacy');
  const { identity, outsideModel } = useSettings();
  return (
    <>
      <p>{t('privacy:out.lead')}</p>
      <ul className={styles.bullets}>
        {WAYS.map((way) => (
          <li key={way}>
            <b>{t(`privacy:out.${way}.title`)}</b> {t(`privacy:out.${way}.text`)}
          </li>
        ))}
      </ul>
      <p className={styles.here}>
        {t(outsideModel ? 'privacy:here.model' : 'privacy:here.noModel')}{' '}
        {t(identity.kind === 'firebase' ? 'privacy:here.firebase' : 'privacy:here.local')}
      </p>
    </>
  );
};
