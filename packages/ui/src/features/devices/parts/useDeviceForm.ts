import { type DeviceInput, DeviceInputSchema } from '@kovan/api-client/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';

interface DeviceForm {
  name: string;
  childIds: string[];
}

interface Options {
  /** Which device it is of. */
  readonly name: string;
  readonly defaultValues: DeviceForm;
  /** The device to change as it stands by now. */
  readonly values?: DeviceForm;
  readonly readNow?: () => Promise<DeviceForm | undefined>;
  readonly save: (input: DeviceInput) => Promise<void>;
}

/** The form of a device: a name, and for whom it is. */
export const useDeviceForm = (options: Options) => {
  const { t } = useTranslation('devices');
  const { children } = useChildren();
  const seen = useRef(new Set<string>());
  useEffect(() => {
    for (const { id } of children) seen.current.add(id);
  }, [children]);
  return useContractForm<DeviceForm, DeviceInput>({
    ...options,
    fields: ['name', 'childIds'],
    schema: DeviceInputSchema,
    // A child that was deleted meanwhile is chosen, and nobody sees it. Whom nobody has seen here is new.
    toInput: ({ name, childIds }) => ({
      name,
      childIds: childIds.filter((chosen) => children.some(({ id }) => id === chosen) || !seen.current.has(chosen)),
    }),
    sentences: { childIds: { missing: t('devices:noChild'), invalid: t('devices:noChild') } },
    failed: t('devices:failed'),
  });
};
