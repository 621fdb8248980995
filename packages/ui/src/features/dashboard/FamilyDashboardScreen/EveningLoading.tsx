import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/Card/Card.tsx';
import { DueLoading } from './DueLoading.tsx';
import due from './Due.module.css';
import styles from './FamilyDashboard.module.css';

/** The shape of the screen below its head while the code of it is on its way. */
export const EveningLoading = ({ isFamilyView }: { isFamilyView: boolean }) => {
  const { t } = useTranslation('familyDashboard');
  if (!isFamilyView) return null;
  return (
    <div className={styles.columns} data-columns={2}>
      <Card className={due.card} aria-busy>
        <h2 className={due.title}>{t('familyDashboard:due.title')}</h2>
        <DueLoading />
      </Card>
    </div>
  );
};
