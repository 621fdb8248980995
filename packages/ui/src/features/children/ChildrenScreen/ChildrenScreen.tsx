import { Plus, Tablet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { takeLostFocus } from '../../../components/takeLostFocus.ts';
import { byNeed } from '../../../frontDoor/byNeed.tsx';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { ChildrenFailed } from '../../../layout/ChildrenFailed.tsx';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { standingOf } from '../../../forms/standingOf.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useSettings } from '../../../providers/SettingsProvider.tsx';
import { ChildCard } from './ChildCard.tsx';
import { ChildDialog } from './ChildDialog.tsx';
import { ChildrenLoading } from './ChildrenLoading.tsx';
import styles from './ChildrenScreen.module.css';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import { useChildrenScreen } from './useChildrenScreen.ts';

registerTexts('children', { tr, en });

/** Its code comes with the first press. */
const AddDeviceDialog = byNeed(async () => (await import('../../devices/parts/AddDeviceDialog.tsx')).AddDeviceDialog, {
  as: 'part',
  meanwhile: null,
});

/** The children of the family: add, change, delete (product.md 2, Children screen), and a device of theirs (DV-01). */
export const ChildrenScreen = () => {
  const { t } = useTranslation(['children', 'common']);
  const { children, isLoading, isError } = useChildren();
  const { editing, setEditing, save, deleted, deleteChild } = useChildrenScreen();
  const { features } = useSettings();
  const [isAddingDevice, setIsAddingDevice] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  usePageTitle(t('children:title'));

  useEffect(() => {
    // The button that had the focus is gone with its card.
    if (deleted !== null && !children.some(({ id }) => id === deleted)) takeLostFocus(list.current);
  }, [deleted, children]);

  const edited = editing === null || editing === 'new' ? null : standingOf(editing, children, !isLoading && !isError);

  const addButton = (
    <Button variant="primary" needsConnection icon={<Plus aria-hidden />} onClick={() => setEditing('new')}>
      {t('common:action.addChild')}
    </Button>
  );

  return (
    <>
      <PageHeader
        compact
        title={t('children:title')}
        subtitle={t('children:subtitle')}
        actions={
          isLoading || children.length > 0 ? (
            <>
              {features.includes('devices') ? (
                <Button
                  needsConnection
                  icon={<Tablet aria-hidden />}
                  aria-disabled={children.length === 0}
                  onClick={() => setIsAddingDevice(true)}
                >
                  {t('children:addDevice')}
                </Button>
              ) : null}
              {addButton}
            </>
          ) : undefined
        }
      />
      {isLoading ? <ChildrenLoading /> : null}
      {isError ? <ChildrenFailed /> : null}
      {!isLoading && !isError && children.length === 0 ? (
        <EmptyState title={t('children:empty')} description={t('children:emptyHint')} action={addButton} />
      ) : null}
      {children.length > 0 ? (
        <ul ref={list} className={styles.list} aria-label={t('children:list')} tabIndex={-1}>
          {children.map((child) => (
            <ChildCard
              key={child.id}
              child={child}
              onEdit={() => setEditing(child)}
              onDelete={() => void deleteChild(child)}
            />
          ))}
        </ul>
      ) : null}
      {editing === null ? null : (
        <ChildDialog
          child={edited?.now ?? null}
          isGone={edited?.isGone ?? false}
          onSave={save}
          onClose={() => setEditing(null)}
        />
      )}
      {isAddingDevice ? <AddDeviceDialog onClose={() => setIsAddingDevice(false)} /> : null}
    </>
  );
};
