import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useChildren } from '../providers/ChildrenProvider.tsx';
import styles from './Notice.module.css';
import { paths } from './paths.ts';

const PLACES_TO_ADD: readonly string[] = [paths.children, paths.onboarding];

/** Prompts a family without children to add the first one (H-25). */
export const NoChildrenWarning = () => {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const { children, isLoading, isError } = useChildren();
  if (isLoading || isError || children.length > 0) return null;
  return (
    <aside className={styles.notice} data-tone="warning" aria-label={t('layout:notice.warning')}>
      <p>
        <TriangleAlert aria-hidden />
        <span>{t('layout:noChildren.text')}</span>
      </p>
      {PLACES_TO_ADD.includes(pathname) ? null : <Link to={paths.children}>{t('layout:noChildren.action')}</Link>}
    </aside>
  );
};
