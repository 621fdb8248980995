import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogClose } from '../../../components/Dialog/Dialog.tsx';
import { Form } from '../../../components/FormLayout/FormLayout.tsx';
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
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      closeLabel={t('common:action.close')}
      closeQuestion={t('common:confirm.discard')}
      isBusy={isBusy}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet" aria-disabled={isBusy}>
              {t('common:action.cancel')}
            </Button>
          </DialogClose>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            needsConnection={needsConnection}
            icon={submitIcon}
            loading={isBusy}
          >
            {isBusy ? t('common:saving') : submitLabel}
          </Button>
        </>
      }
    >
      {before}
      <Form id={formId} aria-busy={isBusy} onSubmit={submit}>
        {children}
        {hasFailed ? (
          <Banner tone="error" ref={showWhole}>
            {failure}
          </Banner>
        ) : null}
      </Form>
    </Dialog>
  );
};
