import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { FormDialog, type FormDialogProps, showWhole } from '../../../forms/FormDialog.tsx';
import type { ContractForm } from '../../../forms/useContractForm.ts';
import type { HomeworkForm } from './homeworkForm.ts';

interface HomeworkDialogProps
  extends
    Pick<ContractForm<HomeworkForm>, 'submit' | 'isBusy' | 'hasFailed' | 'failed'>,
    Omit<FormDialogProps, 'busyLabel' | 'isBusy' | 'onSubmit'> {}

/** The window around a homework form; it stays open while saving and when saving failed. */
export const HomeworkDialog = ({ submit, hasFailed, failed, children, ...dialog }: HomeworkDialogProps) => {
  const { t } = useTranslation('common');
  return (
    <FormDialog {...dialog} busyLabel={t('common:saving')} onSubmit={submit}>
      {children}
      {hasFailed && dialog.gone === undefined ? (
        <Banner tone="error" ref={showWhole}>
          {failed}
        </Banner>
      ) : null}
    </FormDialog>
  );
};
