import { BookOpen, House, ListChecks, type LucideIcon, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useView } from '../../providers/ViewProvider.tsx';
import styles from './NavLinks.module.css';
import { childLinks, type Destination, FAMILY_LINKS, isCurrent } from './navigation.ts';

const PICTURES: Record<Destination, LucideIcon> = {
  home: House,
  tasks: ListChecks,
  allHomework: BookOpen,
  homework: BookOpen,
  children: UsersRound,
};

interface NavLinksProps {
  /** In the header, in its menu, or the bar at the foot that stands beside the menu below the large breakpoint (EV-11). */
  readonly layout: 'row' | 'column' | 'foot';
  readonly inert?: boolean;
}

/** The links of the current view mode, the one of the current path highlighted (H-03 to H-07). */
export const NavLinks = ({ layout, inert }: NavLinksProps) => {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const { viewMode, selectedChild } = useView();
  const links = viewMode === 'family' ? FAMILY_LINKS : childLinks(selectedChild?.id ?? null);
  return (
    <nav
      className={styles.nav}
      data-layout={layout}
      inert={inert}
      aria-label={layout === 'foot' ? t('layout:nav.quick') : t('layout:nav.label')}
    >
      {links.map((link) => {
        const Picture = PICTURES[link.destination];
        return (
          <Link
            key={link.destination}
            to={link.to}
            className={styles.link}
            aria-current={isCurrent(link, pathname) ? 'page' : undefined}
          >
            <Picture aria-hidden />
            <span>{t(`layout:nav.${link.destination}`)}</span>
          </Link>
        );
      })}
    </nav>
  );
};
