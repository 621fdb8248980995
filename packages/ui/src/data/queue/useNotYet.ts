import { useTranslation } from 'react-i18next';
import { isWaitingRow } from './work.ts';

/** Why a task or homework that was not sent yet can't be completed; nothing where it was. `name` is what it is called. */
export const useNotYet = (id: string, name: string): string | undefined => {
  const { t } = useTranslation('common');
  return isWaitingRow(id) ? t('common:queue.notYet', { name }) : undefined;
};
