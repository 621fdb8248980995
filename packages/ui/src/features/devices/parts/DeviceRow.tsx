import type { Device } from '@kovan/api-client/contract';
import { Pencil, Tablet, Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { ListRow } from '../../../components/ListRow/ListRow.tsx';
import { useSeenOn } from '../../account/parts/useSeenOn.ts';
import { Faces } from './Faces.tsx';
import styles from './Faces.module.css';

interface DeviceRowProps {
  readonly device: Device;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A device with its children, and the day on which it was last seen. */
export const DeviceRow = ({ device, onEdit, onRemove }: DeviceRowProps) => {
  const { t } = useTranslation('devices');
  const seenOn = useSeenOn();
  const { name, childIds, lastSeenOn } = device;
  return (
    <ListRow
      icon={<Tablet aria-hidden />}
      title={name}
      actions={
        <>
          <IconButton
            needsConnection
            label={t('devices:editNamed', { name })}
            icon={<Pencil aria-hidden />}
            onClick={onEdit}
          />
          <IconButton
            label={t('devices:unpairNamed', { name })}
            icon={<Unlink aria-hidden />}
            tone="danger"
            needsConnection
            onClick={onRemove}
          />
        </>
      }
    >
      <Faces childIds={childIds} size={22} />
      <span className={styles.seen}>{lastSeenOn === null ? t('devices:notPaired') : seenOn(lastSeenOn)}</span>
    </ListRow>
  );
};
