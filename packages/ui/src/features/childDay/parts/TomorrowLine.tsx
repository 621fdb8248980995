import type { Homework } from '@kovan/api-client/contract';
import { ChevronRight, Sunrise } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../layout/paths.ts';
import styles from './TomorrowLine.module.css';

/** A glance at tomorrow's homework, in one line, and the way to it. */
export const TomorrowLine = ({ childId, homework }: { childId: string; homework: readonly Homework[] }) => {
  const { t } = useTranslation(['childDay', 'homework']);
  if (homework.length === 0) return null;
  return (
    <Link className={styles.line} to={paths.childHomework(childId)}>
      <Sunrise aria-hidden />
      <span>
        <b>{t('childDay:tomorrow', { count: homework.length })}</b>{' '}
        {homework.map(({ title }) => title ?? t('homework:noTitle')).join(', ')}
      </span>
      <ChevronRight aria-hidden />
    </Link>
  );
};
