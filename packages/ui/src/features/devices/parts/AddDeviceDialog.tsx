import type { Device, DeviceInput, Pairing as Code } from '@kovan/api-client/contract';
import { KEPT } from '@kovan/domain/kept';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogClose } from '../../../components/Dialog/Dialog.tsx';
import { sentenceOf } from '../../../data/sentenceOf.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { PairingEnd } from '../../../components/PairingCode/PairingCode.tsx';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useClock } from '../../../providers/ClockProvider.tsx';
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
  /** By this browser's clock, which may be minutes off the server's. */
  readonly goodUntil: number;
  readonly input: DeviceInput;
}

/** Adds a device; its code is as old as the question. */
const useAdding = (): ((input: DeviceInput) => Promise<Added>) => {
  const clock = useClock();
  const add = useAddDevice();
  return async (input) => {
    const goodUntil = clock.now().getTime() + KEPT.pairingMinutes * 60_000;
    return { input, goodUntil, code: await add(input) };
  };
};

/** What a device is called, and for whom it is. */
const NewDevice = ({ onAdded, onClose }: { onAdded: (added: Added) => void; onClose: () => void }) => {
  const { t } = useTranslation('devices');
  const { children } = useChildren();
  const add = useAdding();
  const form = useDeviceForm({
    name: 'device',
    defaultValues: { name: '', childIds: children.map(({ id }) => id) },
    save: async (input) => onAdded(await add(input)),
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

interface WaitForDeviceProps {
  readonly added: Added;
  /** Rejects with the call's error, already logged. */
  readonly onAgain: () => Promise<void>;
  readonly onClose: () => void;
}

/** Its code, until the device is there. Given up before, nothing of it stays. */
const WaitForDevice = ({ added, onAgain, onClose }: WaitForDeviceProps) => {
  const { t } = useTranslation(['devices', 'common']);
  const { code, goodUntil, input } = added;
  const isOver = useSecondsLeft(goodUntil) === 0;
  const [isWaiting, setIsWaiting] = useState(true);
  const { data: devices = [], refetch } = useDevices({ isWaiting: isWaiting && !isOver });
  const isPairedIn = (list: readonly Device[]) => list.some(({ id, paired }) => id === code.id && paired);
  const isPaired = isPairedIn(devices);
  if (isPaired && isWaiting) setIsWaiting(false);
  const remove = useRemoveDevice();
  /** Whether there is nothing of it any more that anybody uses. */
  const giveUp = async (): Promise<boolean> => {
    // It may have been paired while this page slept. Failures are logged; the list shows the device, and its code runs
    // out by itself.
    const { data, isSuccess } = await refetch();
    const left = isSuccess ? data.find(({ id }) => id === code.id) : undefined;
    if (left?.paired) return false;
    if (left) await remove(left.id).catch(() => undefined);
    return true;
  };

  const [isRenewing, setIsRenewing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const renew = async () => {
    setIsRenewing(true);
    setFailure(null);
    try {
      // First, since a family may have only so many devices.
      if (await giveUp()) await onAgain();
    } catch (error) {
      setFailure(sentenceOf(error, t('devices:newCodeFailed')));
    }
    setIsRenewing(false);
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
        <Button variant="primary" needsConnection loading={isRenewing} onClick={() => void renew()}>
          {isRenewing ? t('devices:gettingCode') : t('devices:newCode')}
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
      isBusy={isRenewing}
      footer={end}
    >
      {isPaired ? (
        <PairingEnd face="joy" title={t('devices:paired', { name: input.name })}>
          <p>{t('devices:pairedHint')}</p>
          <Faces childIds={input.childIds} size={48} />
        </PairingEnd>
      ) : (
        <Pairing code={code} goodUntil={goodUntil} />
      )}
      {failure === null ? null : <Banner tone="error">{failure}</Banner>}
    </Dialog>
  );
};

/** Adds a child's device: who will use it, then its code until it is paired (DV-01, DV-02). */
export const AddDeviceDialog = ({ onClose }: { onClose: () => void }) => {
  const [added, setAdded] = useState<Added | null>(null);
  const add = useAdding();
  if (added === null) return <NewDevice onAdded={setAdded} onClose={onClose} />;
  const again = async () => setAdded(await add(added.input));
  return <WaitForDevice key={added.code.id} added={added} onAgain={again} onClose={onClose} />;
};
