import { useTranslation } from 'react-i18next';
import styles from './ProductTitle.module.css';

const CELL =
  'M13.91 3.01Q16 1.8 18.09 3.01L26.21 7.69Q28.3 8.9 28.3 11.31L28.3 20.69Q28.3 23.1 26.21 24.31L18.09 28.99Q16 30.2 13.91 28.99L5.79 24.31Q3.7 23.1 3.7 20.69L3.7 11.31Q3.7 8.9 5.79 7.69Z';

/** The product's sign, a cell half full of honey, and its name (H-08, L-06). */
export const ProductTitle = () => {
  const { t } = useTranslation('common');
  return (
    <span className={styles.title}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={CELL} className={styles.cell} />
        <path
          d="M6 16q2.5-2.6 5 0t5 0 5 0 5 0v6.1q0 .8-1 1.4l-8 4.6q-1 .6-2 0l-8-4.6q-1-.6-1-1.4Z"
          className={styles.honey}
        />
        <path d={CELL} className={styles.edge} />
      </svg>
      <span>{t('common:product.name')}</span>
    </span>
  );
};
