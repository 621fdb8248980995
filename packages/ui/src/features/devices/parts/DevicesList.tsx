import type { Device } from '@kovan/api-client/contract';
import { LockKeyhole, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { ListRow, ListRows } from '../../../components/ListRow/ListRow.tsx';
import { NotRead } from '../../../layout/NotRead.tsx';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { sentenceOf } from '../../../data/sentenceOf.ts';
import { useOnceEach } from '../../../data/useOnceEach.ts';
import { standingOf } from '../../../forms/standingOf.ts';
import { useRemoveDevice } from '../mutations.ts';
import { useDevices, useHasPin } from '../queries.ts';
import { registerDevicesTexts } from '../texts.ts';
import { AddDeviceDialog } from './AddDeviceDialog.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import { EditDeviceDialog } from './EditDeviceDialog.tsx';
import { PinDialog } from './PinDialog.tsx';

registerDevicesTexts();

type Open = 'add' | 'pin' | Device | null;

/** The children's devices, and the PIN for handing one's own over: to add, change and end (DV-01, DV-09). */
export const DevicesList = () => {
  const { t } = useTranslation('devices');
  const read = useDevices();
  const { data: devices } = read;
  // Who adds one begins with all of them.
  const { isLoading: areChildrenLoading } = useChildren();
  const { data: hasPin = false } = useHasPin();
  const change = hasPin ? 'change' : 'set';
  const remove = useRemoveDevice();
  const { show } = useToast();
  const onceEach = useOnceEach();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  const unpair = ({ id, name }: Device) =>
    onceEach(id, async () => {
      if (!window.confirm(t('devices:unpairQuestion', { name }))) return;
      try {
        await remove(id);
        show(t('devices:unpaired', { name }));
      } catch (error) {
        show(sentenceOf(error, t('devices:failed')), { tone: 'error' });
      }
    });

  if (!devices || areChildrenLoading) return <NotRead read={read} failed={t('devices:loadFailed')} />;
  const edited = open === null || typeof open === 'string' ? null : standingOf(open, devices, true);
  return (
    <>
      <ListRows label={t('devices:list')}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onEdit={() => setOpen(device)}
            onRemove={() => void unpair(device)}
          />
        ))}
        <ListRow
          stack
          icon={<LockKeyhole aria-hidden />}
          title={t('devices:pin.title')}
          actions={
            <Button needsConnection onClick={() => setOpen('pin')}>
              {t(`devices:pin.${change}`)}
            </Button>
          }
        >
          {t(`devices:pin.${hasPin ? 'text' : 'none'}`)}
        </ListRow>
      </ListRows>
      <div>
        <Button needsConnection icon={<Plus aria-hidden />} onClick={() => setOpen('add')}>
          {t('devices:add')}
        </Button>
      </div>
      {open === 'add' ? <AddDeviceDialog onClose={close} /> : null}
      {open === 'pin' ? <PinDialog change={change} onClose={close} /> : null}
      {edited ? <EditDeviceDialog device={edited.now} isGone={edited.isGone} onClose={close} /> : null}
    </>
  );
};
