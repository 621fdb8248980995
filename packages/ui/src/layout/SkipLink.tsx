import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** The id of a page's one `main`. */
export const MAIN_ID = 'main';

/** The first stop of the Tab key: past the header, to the content. */
export const SkipLink = () => {
  const { t } = useTranslation('layout');
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {t('layout:skip')}
    </a>
  );
};
