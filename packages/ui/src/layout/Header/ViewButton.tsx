import { ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { byNeed } from '../../frontDoor/byNeed.tsx';
import { hueOf } from '../../providers/childHues.ts';
import { useChildren } from '../../providers/ChildrenProvider.tsx';
import { useView } from '../../providers/ViewProvider.tsx';
import styles from './ViewButton.module.css';

/** The sheet that the button opens; its code comes with the first press. */
export const ViewSheet = byNeed(async () => (await import('./ViewSheet.tsx')).ViewSheet, {
  as: 'part',
  meanwhile: null,
});

/** Whose view it is, and one press to another: the view switch where the header has no room for all of it. */
export const ViewButton = ({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) => {
  const { t } = useTranslation(['layout', 'common']);
  const { children } = useChildren();
  const { viewMode, selectedChild } = useView();
  const child = viewMode === 'child' ? selectedChild : null;
  return (
    <button
      type="button"
      className={styles.view}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={t('layout:view.now', { name: child?.name ?? t('common:view.family') })}
      onClick={onOpen}
    >
      <Avatar
        emoji={child?.avatar}
        hue={child ? hueOf(children.findIndex(({ id }) => id === child.id)) : undefined}
        size={34}
      />
      <ChevronsUpDown aria-hidden />
    </button>
  );
};
