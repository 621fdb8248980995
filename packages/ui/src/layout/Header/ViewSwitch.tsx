import type { Child } from '@kovan/api-client/contract';
import { isChildrenOnly } from '@kovan/domain/sessionKinds';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { chosenInView } from '../../components/chosenInView.ts';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { mayLeave } from '../../forms/mayLeave.ts';
import { hueOf } from '../../providers/childHues.ts';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { useChildren } from '../../providers/ChildrenProvider.tsx';
import { useView } from '../../providers/ViewProvider.tsx';
import { paths } from '../paths.ts';
import styles from './ViewSwitch.module.css';

/** Whose view it is: a Family button and one button a child (H-13 to H-18, Q-59); a labelled spinner while that is unknown (H-23, H-24). */
export const ViewSwitch = ({ size, onChoose }: { size: 'small' | 'big'; onChoose?: () => void }) => {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const list = useChildren();
  const view = useView();
  const { kind } = useAuth();

  if (list.isLoading || (view.isLoading && !isChildrenOnly(kind))) {
    return (
      <div key="waiting" className={styles.waiting}>
        <Spinner label={t('common:loading')} />
      </div>
    );
  }

  const showFamily = () => {
    if (!mayLeave()) return;
    view.showFamily();
    onChoose?.();
    void navigate(paths.family);
  };
  const showChild = (child: Child) => {
    if (!mayLeave()) return;
    view.selectChild(child);
    onChoose?.();
    void navigate(paths.app);
  };
  const avatarSize = size === 'big' ? 40 : 28;

  return (
    <div className={styles.switch} data-size={size} role="group" aria-label={t('common:view.label')}>
      {isChildrenOnly(kind) ? null : (
        <button type="button" className={styles.item} aria-pressed={view.viewMode === 'family'} onClick={showFamily}>
          <span className={styles.family}>
            <UsersRound aria-hidden />
          </span>
          <span>{t('common:view.family')}</span>
        </button>
      )}
      {list.children.length > 0 && (
        <div className={styles.children} role="group" aria-label={t('common:view.child')}>
          {list.children.map((child, index) => (
            <button
              key={child.id}
              ref={view.selectedChild?.id === child.id ? chosenInView : null}
              type="button"
              className={styles.item}
              aria-label={child.name}
              title={child.name}
              aria-pressed={view.viewMode === 'child' && view.selectedChild?.id === child.id}
              onClick={() => showChild(child)}
            >
              <Avatar emoji={child.avatar} hue={hueOf(index)} size={avatarSize} />
              <span className={styles.name}>{child.name}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
