import { fileName } from '@kovan/api-client/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../../data/sentenceOf.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useExport } from '../mutations.ts';

/** So long the file can be read. */
const READ_WITHIN_MS = 60_000;

/** Has the browser keep all that the family has written as one file. */
export const useDownload = () => {
  const { t } = useTranslation('account');
  const readAll = useExport();
  const today = useToday();
  const { show } = useToast();
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    setIsBusy(true);
    try {
      const url = URL.createObjectURL(new Blob([JSON.stringify(await readAll())], { type: 'application/json' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName(today);
      link.click();
      // Safari asks first, and reads the file once it was told to.
      window.setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
    } catch (error) {
      show(sentenceOf(error, t('account:failed')), { tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, download };
};
