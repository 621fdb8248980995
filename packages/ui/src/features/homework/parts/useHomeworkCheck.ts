import { useTranslation } from 'react-i18next';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useHomeworkStep } from '../mutations.ts';
import { registerHomeworkTexts } from '../texts.ts';

registerHomeworkTexts();

/** Checks homework or takes the check back, and says what became of it; the same on every screen of the parents. */
export const useHomeworkCheck = () => {
  const { t } = useTranslation('homework');
  const { show } = useToast();
  return useHomeworkStep({
    operation: 'homework.check',
    onDone: (action) => show(action === 'check' ? t('homework:checked') : t('homework:unchecked')),
    onFailed: () => show(t('homework:checkFailed'), { tone: 'error' }),
  });
};
