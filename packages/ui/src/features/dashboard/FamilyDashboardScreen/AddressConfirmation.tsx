import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { takeLostFocus } from '../../../components/takeLostFocus.ts';
import { useAuth } from '../../../providers/AuthProvider.tsx';
import { useConfirmation } from './useConfirmation.ts';

/** Has the mail sent again that confirms the address, without which no report is mailed. */
export const AddressConfirmation = () => {
  const { t } = useTranslation('familyDashboard');
  const { user } = useAuth();
  const { state, send } = useConfirmation();
  const isSending = state === 'sending';
  return (
    <>
      {/* Its words come in the place of the button, and have its focus. */}
      {state === 'sent' ? (
        <Banner tone="info" ref={takeLostFocus} tabIndex={-1}>
          {t('familyDashboard:confirmation.sent', { email: user?.email ?? '' })}
        </Banner>
      ) : (
        <Button
          variant="secondary"
          needsConnection
          block
          icon={<Mail aria-hidden />}
          loading={isSending}
          onClick={() => void send()}
        >
          {isSending ? t('familyDashboard:confirmation.sending') : t('familyDashboard:confirmation.send')}
        </Button>
      )}
      {state === 'tooMany' || state === 'other' ? (
        <Banner tone="error">{t(`familyDashboard:confirmation.failure.${state}`)}</Banner>
      ) : null}
    </>
  );
};
