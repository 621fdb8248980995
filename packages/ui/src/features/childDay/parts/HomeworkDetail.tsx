import type { Homework } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { DottedFacts } from '../../../components/DottedFacts/DottedFacts.tsx';
import { useNames } from '../../../i18n/useNames.ts';
import { subjectLook } from '../../homework/parts/subjectLook.ts';
import styles from './HomeworkDetail.module.css';

/** Subject, book and page of homework in one line, as far as they are known. */
export const HomeworkDetail = ({ homework: { subject, book, page } }: { homework: Homework }) => {
  const { t } = useTranslation('childDay');
  const { subjectName } = useNames();
  if (!subject && !book && !page) return null;
  return (
    <DottedFacts className={styles.detail}>
      {subject ? <b data-hue={subjectLook(subject).hue}>{subjectName(subject)}</b> : null}
      {book ? <span>{book}</span> : null}
      {page ? <span>{t('childDay:page', { page })}</span> : null}
    </DottedFacts>
  );
};
