import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Dialog, DialogClose } from '../components/Dialog/Dialog.tsx';
import { Form } from '../components/FormLayout/FormLayout.tsx';

export interface FormDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly size?: 'sm' | 'md';
  readonly submitLabel: string;
  /** Instead of it while the form is being sent. */
  readonly busyLabel?: string;
  readonly submitIcon?: ReactNode;
  readonly tone?: 'primary' | 'danger';
  /** Whether it can be sent now. */
  readonly isReady?: boolean;
  readonly isBusy: boolean;
  /** Whether it was opened with what was typed before the session ran out. */
  readonly isFilled?: boolean;
  /** Whether sending it needs the network, as it mostly does; what is queued does not. */
  readonly needsConnection?: boolean;
  /** That what is written about here was deleted meanwhile, in words: nothing can be saved then, and what was typed can still be read. */
  readonly gone?: string | undefined;
  /** Above the form, and no part of it. */
  readonly before?: ReactNode;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Brings into view what appears below the fields. */
export const showWhole = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** A window with one form: a way out, and one button that sends it. It stays open until its owner closes it. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, description, size = 'md', submitLabel, busyLabel, submitIcon, tone = 'primary' } = props;
  const {
    isReady = true,
    isBusy,
    isFilled = false,
    needsConnection = true,
    gone,
    before,
    onSubmit,
    onClose,
    children,
  } = props;
  const { t } = useTranslation('common');
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      size={size}
      closeLabel={t('common:action.close')}
      closeQuestion={t('common:confirm.discard')}
      isFilled={isFilled}
      isBusy={isBusy}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet" aria-disabled={isBusy}>
              {t('common:action.cancel')}
            </Button>
          </DialogClose>
          <Button
            type="submit"
            form={formId}
            variant={tone}
            icon={submitIcon}
            needsConnection={needsConnection}
            loading={isBusy}
            aria-disabled={!isReady || gone !== undefined || undefined}
          >
            {isBusy ? (busyLabel ?? submitLabel) : submitLabel}
          </Button>
        </>
      }
    >
      {before}
      <Form id={formId} aria-busy={isBusy} onSubmit={onSubmit}>
        {children}
        {gone === undefined ? null : <Banner ref={showWhole}>{gone}</Banner>}
      </Form>
    </Dialog>
  );
};
