import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../providers/AuthProvider.tsx';
import styles from './UserBadge.module.css';

/** Who is signed in: picture, or a placeholder where there is none or it can't be loaded, and first name (H-09 to H-11, Q-14). */
export const UserBadge = () => {
  const { t } = useTranslation('layout');
  const { user } = useAuth();
  const [brokenPicture, setBrokenPicture] = useState<string | null>(null);
  const picture = user?.avatar && user.avatar !== brokenPicture ? user.avatar : null;
  return (
    <span className={styles.user}>
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
      <span className={styles.name}>{user?.first_name?.replaceAll('\u00a0', ' ')}</span>
    </span>
  );
};
