import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { useSettings } from '../../providers/SettingsProvider.tsx';
import { useView } from '../../providers/ViewProvider.tsx';
import { paths } from '../paths.ts';
import styles from './UserBadge.module.css';

/**
 * Who is signed in: picture, or a placeholder where there is none or it can't be loaded, and first name (H-09 to H-11, Q-14); an adult's
 * way to the account, but not from a child's view (AC-04).
 */
export const UserBadge = () => {
  const { t } = useTranslation('layout');
  const { user } = useAuth();
  const { viewMode } = useView();
  const { features } = useSettings();
  const { pathname } = useLocation();
  const [brokenPicture, setBrokenPicture] = useState<string | null>(null);
  const picture = user?.avatar && user.avatar !== brokenPicture ? user.avatar : null;
  const name = user?.first_name.replaceAll('\u00a0', ' ') ?? '';
  const badge = (
    <>
      {picture === null ? (
        <span className={styles.picture} role="img" aria-label={t('layout:user.placeholder')}>
          <UserRound aria-hidden />
        </span>
      ) : (
        <img
          className={styles.picture}
          src={picture}
          alt={t('layout:user.picture')}
          referrerPolicy="no-referrer"
          onError={() => setBrokenPicture(picture)}
        />
      )}
      <span className={styles.name}>{name}</span>
    </>
  );
  if (viewMode === 'child' || !features.includes('account')) return <span className={styles.user}>{badge}</span>;
  return (
    <Link
      to={paths.account}
      className={styles.user}
      aria-label={name ? t('layout:account.named', { name }) : t('layout:account.mine')}
      aria-current={pathname === paths.account ? 'page' : undefined}
    >
      {badge}
    </Link>
  );
};
