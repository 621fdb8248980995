import { Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { takeLostFocus } from '../../../components/takeLostFocus.ts';
import { AddressConfirmation } from './AddressConfirmation.tsx';
import { useWeeklyReport } from './useWeeklyReport.ts';
import styles from './WeeklyReport.module.css';

/** The quiet button that sends the weekly report, and what became of it. */
export const WeeklyReport = () => {
  const { t } = useTranslation('familyDashboard');
  const { send, isSending, isSent, hasFailed, needsConfirmation } = useWeeklyReport();
  const button = useRef<HTMLButtonElement>(null);
  // What is disabled loses the focus.
  useEffect(() => {
    const place = button.current;
    return isSending ? () => takeLostFocus(place) : undefined;
  }, [isSending]);
  return (
    <div className={styles.report}>
      <Button
        ref={button}
        variant="quiet"
        needsConnection={t('familyDashboard:report.needsConnection')}
        className={styles.send}
        icon={<Send aria-hidden />}
        loading={isSending}
        disabled={isSending}
        onClick={send}
      >
        {isSending ? t('familyDashboard:report.sending') : t('familyDashboard:report.send')}
      </Button>
      {isSent ? <Banner tone="success">{t('familyDashboard:report.success')}</Banner> : null}
      {hasFailed ? (
        <Banner tone="error">
          {needsConfirmation
            ? `${t('familyDashboard:report.failure')}. ${t('familyDashboard:report.unconfirmed')}`
            : t('familyDashboard:report.failure')}
        </Banner>
      ) : null}
      {needsConfirmation ? <AddressConfirmation /> : null}
    </div>
  );
};
