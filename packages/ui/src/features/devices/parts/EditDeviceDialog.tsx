import type { Device } from '@kovan/api-client/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogClose } from '../../../components/Dialog/Dialog.tsx';
import { useChangeDevice } from '../mutations.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { useDeviceForm } from './useDeviceForm.ts';
import styles from './form.module.css';

/** Changes the name and the children of a device (DV-09). */
export const EditDeviceDialog = ({ device, onClose }: { device: Device; onClose: () => void }) => {
  const { t } = useTranslation(['devices', 'common']);
  const change = useChangeDevice();
  const formId = useId();
  const form = useDeviceForm({ name: device.name, childIds: device.childIds }, async (input) => {
    await change({ id: device.id, input });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('devices:edit')}
      closeLabel={t('common:action.close')}
      closeQuestion={t('common:confirm.discard')}
      isBusy={form.isBusy}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">{t('common:action.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" needsConnection loading={form.isBusy}>
            {form.isBusy ? t('common:saving') : t('common:action.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={form.submit}>
        <DeviceFields {...form} />
      </form>
    </Dialog>
  );
};
