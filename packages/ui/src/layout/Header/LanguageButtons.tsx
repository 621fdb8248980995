import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './LanguageButtons.module.css';

/** Two buttons, one a language; on every screen, signed in or out (I-08 to I-10). */
export const LanguageButtons = () => {
  const { t } = useTranslation('common');
  const { language, setLanguage } = useLanguage();
  return (
    <div className={styles.languages} role="group" aria-label={t('common:language.label')}>
      {LANGUAGES.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={choice}
          aria-label={`${t(`common:language.${choice}Short`)} ${t(`common:language.${choice}`)}`}
          aria-pressed={choice === language}
          onClick={() => setLanguage(choice)}
        >
          {t(`common:language.${choice}Short`)}
        </button>
      ))}
    </div>
  );
};
