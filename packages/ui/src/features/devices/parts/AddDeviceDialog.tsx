import type { Device, DeviceInput, Pairing as Code } from '@kovan/api-client/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogClose } from '../../../components/Dialog/Dialog.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { PairingEnd } from '../../../components/PairingCode/PairingCode.tsx';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useAddDevice, useRemoveDevice } from '../mutations.ts';
import { useDevices } from '../queries.ts';
import { registerDevicesTexts } from '../texts.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { Faces } from './Faces.tsx';
import { Pairing } from './Pairing.tsx';
import { useDeviceForm } from './useDeviceForm.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

registerDevicesTexts();

interface Added {
  readonly code: Code;
  readonly input: DeviceInput;
}

/** What a device is called, and for whom it is. */
const NewDevice = ({ onAdded, onClose }: { onAdded: (added: Added) => void; onClose: () => void }) => {
  const { t } = useTranslation('devices');
  const { children } = useChildren();
  const add = useAddDevice();
  const form = useDeviceForm({
    name: 'device',
    defaultValues: { name: '', childIds: children.map(({ id }) => id) },
    save: async (input) => onAdded({ input, code: await add(input) }),
  });
  return (
    <FormDialog
      title={t('devices:add')}
      description={t('devices:addHint')}
      submitLabel={t('devices:showCode')}
      isBusy={form.isBusy}
      isFilled={form.isFilled}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <DeviceFields {...form} />
    </FormDialog>
  );
};

/** Its code, until the device is there. Given up before, nothing of it stays. */
const WaitForDevice = ({ added, onAgain, onClose }: { added: Added; onAgain: () => void; onClose: () => void }) => {
  const { t } = useTranslation(['devices', 'common']);
  const { code, input } = added;
  const isOver = useSecondsLeft(code.expiresAt) === 0;
  const [isWaiting, setIsWaiting] = useState(true);
  const { data: devices = [], refetch } = useDevices({ isWaiting: isWaiting && !isOver });
  const isPairedIn = (list: readonly Device[]) => list.some(({ id, paired }) => id === code.id && paired);
  const isPaired = isPairedIn(devices);
  if (isPaired && isWaiting) setIsWaiting(false);
  const remove = useRemoveDevice();
  const giveUp = async () => {
    // It may have been paired while this page slept. Failures are logged; the list shows the device, and its code runs
    // out by itself.
    const { data, isSuccess } = await refetch();
    if (isSuccess && !isPairedIn(data)) await remove(code.id).catch(() => undefined);
  };

  const end = isPaired ? (
    <Button variant="primary" onClick={onClose}>
      {t('devices:done')}
    </Button>
  ) : (
    <>
      <DialogClose>
        <Button variant="quiet">{t('common:action.cancel')}</Button>
      </DialogClose>
      {isOver ? (
        <Button
          variant="primary"
          needsConnection
          onClick={() => {
            void giveUp();
            onAgain();
          }}
        >
          {t('devices:newCode')}
        </Button>
      ) : null}
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isPaired) void giveUp();
        onClose();
      }}
      title={input.name}
      closeLabel={t('common:action.close')}
      closeQuestion={t('common:confirm.discard')}
      footer={end}
    >
      {isPaired ? (
        <PairingEnd face="joy" title={t('devices:paired', { name: input.name })}>
          <p>{t('devices:pairedHint')}</p>
          <Faces childIds={input.childIds} size={48} />
        </PairingEnd>
      ) : (
        <Pairing code={code} />
      )}
    </Dialog>
  );
};

/** Adds a child's device: who will use it, then its code until it is paired (DV-01, DV-02). */
export const AddDeviceDialog = ({ onClose }: { onClose: () => void }) => {
  const [added, setAdded] = useState<Added | null>(null);
  const add = useAddDevice();
  if (added === null) return <NewDevice onAdded={setAdded} onClose={onClose} />;
  const again = async () => {
    try {
      setAdded({ ...added, code: await add(added.input) });
    } catch {
      // Logged already; the expired code stays, and so does the button.
    }
  };
  return <WaitForDevice key={added.code.id} added={added} onAgain={() => void again()} onClose={onClose} />;
};
