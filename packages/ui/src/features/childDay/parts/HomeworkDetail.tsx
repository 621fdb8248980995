import type { Homework } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../i18n/useNames.ts';
import { subjectLook } from '../../homework/parts/subjectLook.ts';
import styles from './HomeworkDetail.module.css';

/** Subject, book and page of homework in one line, as far as they are known. */
export const HomeworkDetail = ({ homework: { subject, book, page } }: { homework: Homework }) => {
  const { t } = useTranslation('childDay');
  const { subjectName } = useNames();
  const rest = [book, page && t('childDay:page', { page })].filter(Boolean).join(' · ');
  if (!subject && !rest) return null;
  return (
    <p className={styles.detail}>
      {subject ? <b data-hue={subjectLook(subject).hue}>{subjectName(subject)}</b> : null}
      {subject && rest ? ' · ' : null}
      {rest}
    </p>
  );
};
