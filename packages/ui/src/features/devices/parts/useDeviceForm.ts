import { type DeviceInput, DeviceInputSchema } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../forms/useContractForm.ts';

interface DeviceForm {
  name: string;
  childIds: string[];
}

/** The form of a device: a name, and for whom it is. */
export const useDeviceForm = (defaultValues: DeviceForm, save: (input: DeviceInput) => Promise<void>) => {
  const { t } = useTranslation('devices');
  return useContractForm<DeviceForm, DeviceInput>({
    defaultValues,
    fields: ['name', 'childIds'],
    schema: DeviceInputSchema,
    toInput: (values) => values,
    sentences: { childIds: { missing: t('devices:noChild'), invalid: t('devices:noChild') } },
    failed: t('devices:failed'),
    save,
  });
};
