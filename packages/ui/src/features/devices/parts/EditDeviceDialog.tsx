import type { Device, Devices } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../data/keys.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useFollowed } from '../../../forms/useFollowed.ts';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useChangeDevice } from '../mutations.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { useDeviceForm } from './useDeviceForm.ts';

interface EditDeviceDialogProps {
  /** As it stands by now. */
  readonly device: Device;
  readonly isGone: boolean;
  readonly onClose: () => void;
}

const itemsIn = ({ data }: Devices) => data;
const valuesOf = ({ name, childIds }: Device) => ({ name, childIds });

/** Changes the name and the children of a device (DV-09). */
export const EditDeviceDialog = ({ device, isGone, onClose }: EditDeviceDialogProps) => {
  const { t } = useTranslation(['devices', 'common']);
  const { show } = useToast();
  const change = useChangeDevice();
  const followed = useFollowed();
  const form = useDeviceForm({
    name: `device ${device.id}`,
    ...followed({ item: device, queryKey: keys.devices, itemsIn, valuesOf }),
    save: async (input) => {
      await change({ id: device.id, input });
      show(t('devices:changed', { name: input.name }));
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
