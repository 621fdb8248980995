import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import type { ContractForm } from '../../../forms/useContractForm.ts';
import type { HomeworkForm } from './homeworkForm.ts';

interface HomeworkDialogProps extends Pick<ContractForm<HomeworkForm>, 'submit' | 'isBusy' | 'hasFailed'> {
  readonly title: string;
  readonly submitLabel: string;
  readonly submitIcon?: ReactNode;
  readonly failure: string;
  /** What is saved is sent at once. */
  readonly needsConnection: boolean;
  /** Above the form, and no part of it. */
  readonly before?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The window around a homework form; it stays open while saving and when saving failed. */
export const HomeworkDialog = (props: HomeworkDialogProps) => {
  const { title, submitLabel, submitIcon, needsConnection, failure, before, onClose } = props;
  const { children, submit, isBusy, hasFailed } = props;
  const { t } = useTranslation('common');
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      busyLabel={t('common:saving')}
      submitIcon={submitIcon}
      isBusy={isBusy}
      needsConnection={needsConnection}
      before={before}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      {hasFailed ? (
        <Banner tone="error" ref={showWhole}>
          {failure}
        </Banner>
      ) : null}
    </FormDialog>
  );
};
