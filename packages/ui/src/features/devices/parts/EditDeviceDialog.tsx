import type { Device } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useChangeDevice } from '../mutations.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { useDeviceForm } from './useDeviceForm.ts';

interface EditDeviceDialogProps {
  /** As it stands by now. */
  readonly device: Device;
  readonly isGone: boolean;
  readonly onClose: () => void;
}

/** Changes the name and the children of a device (DV-09). */
export const EditDeviceDialog = ({ device, isGone, onClose }: EditDeviceDialogProps) => {
  const { t } = useTranslation(['devices', 'common']);
  const change = useChangeDevice();
  const values = { name: device.name, childIds: device.childIds };
  const form = useDeviceForm({
    name: `device ${device.id}`,
    defaultValues: values,
    values,
    save: async (input) => {
      await change({ id: device.id, input });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('devices:edit')}
      submitLabel={t('common:action.save')}
      busyLabel={t('common:saving')}
      isBusy={form.isBusy}
      isFilled={form.isFilled}
      gone={isGone ? t('devices:gone') : undefined}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <DeviceFields {...form} hasFailed={form.hasFailed && !isGone} />
    </FormDialog>
  );
};
