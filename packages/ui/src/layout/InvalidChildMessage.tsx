import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useView } from '../providers/ViewProvider.tsx';
import styles from './Message.module.css';
import { paths } from './paths.ts';
import { registerLayoutTexts } from './texts.ts';

registerLayoutTexts();

/** What a child's screen shows when its address names no child; a link leads to the selected child, if any. */
export const InvalidChildMessage = () => {
  const { t } = useTranslation(['layout', 'common']);
  const { selectedChild } = useView();
  return (
    <section className={styles.message}>
      <h1>{t('common:error.invalidChild')}</h1>
      {selectedChild ? (
        <Link to={paths.child(selectedChild.id)}>{t('layout:toChild', { name: selectedChild.name })}</Link>
      ) : null}
    </section>
  );
};
