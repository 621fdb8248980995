import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';

const GoogleSign = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <path
      fill="#4285f4"
      d="M22.5 12.2c0-.7-.1-1.4-.2-2.1H12v4h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-7.9Z"
    />
    <path
      fill="#34a853"
      d="M12 23c3 0 5.4-1 7.2-2.7l-3.5-2.7c-1 .7-2.2 1-3.7 1-2.9 0-5.3-1.9-6.2-4.5H2.2v2.8A11 11 0 0 0 12 23Z"
    />
    <path fill="#fbbc05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8l3.6-2.8Z" />
    <path fill="#ea4335" d="M12 5.4c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8C6.7 7.3 9.1 5.4 12 5.4Z" />
  </svg>
);

/** Signs in, or up, with a Google account. */
export const GoogleButton = ({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) => {
  const { t } = useTranslation('login');
  return (
    <Button variant="secondary" needsConnection block aria-disabled={isBusy} icon={<GoogleSign />} onClick={onPress}>
      {t('login:google')}
    </Button>
  );
};
