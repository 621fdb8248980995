import type { Homework } from '@kovan/api-client/contract';
import type { HomeworkAction } from '@kovan/machines/homework';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { RowsAtFirst } from '../../../components/LongList/LongList.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useStable } from '../../../components/useStable.ts';
import { hueOf } from '../../../providers/childHues.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useDeleteHomework } from '../mutations.ts';
import { useHomeworkCheck } from '../parts/useHomeworkCheck.ts';
import { useItemOfAddress } from '../parts/useItemOfAddress.ts';
import { useKeptFocus } from '../parts/useKeptFocus.ts';
import { FamilyHomeworkCard } from './FamilyHomeworkCard.tsx';
import styles from './FamilyHomeworkScreen.module.css';
import { HomeworkByDay } from './HomeworkByDay.tsx';

interface TabListProps {
  readonly homework: readonly Homework[];
  /** Whether it is still to be done. */
  readonly isOpen: boolean;
  /** What it says where there is none; nothing, where it is not known whether there is none. */
  readonly empty: string | null;
  readonly onAdd: () => void;
  readonly onEdit: (homework: Homework) => void;
}

/** The homework of one tab. */
export const TabList = ({ homework, isOpen, empty, onAdd, onEdit }: TabListProps) => {
  const { t } = useTranslation('familyHomework');
  const { children } = useChildren();
  const { show } = useToast();
  const list = useKeptFocus();
  const rowsAtFirst = useItemOfAddress(list);
  const remove = useDeleteHomework({
    onDone: () => show(t('familyHomework:removed')),
    onFailed: () => show(t('familyHomework:removeFailed'), { tone: 'error' }),
  });
  const take = useHomeworkCheck();
  const step = useStable((stepped: Homework, action: HomeworkAction) => take({ homework: stepped, action }));
  const removeListed = useStable(remove);
  const cardOf = (item: Homework) => {
    const index = children.findIndex(({ id }) => id === item.childId);
    return (
      <FamilyHomeworkCard
        key={item.id}
        homework={item}
        child={children[index]}
        hue={hueOf(index)}
        onEdit={onEdit}
        onStep={step}
        onRemove={removeListed}
      />
    );
  };
  const nothing =
    empty === null ? null : (
      <EmptyState
        title={empty}
        action={
          <Button icon={<Plus aria-hidden />} onClick={onAdd}>
            {t('familyHomework:add')}
          </Button>
        }
      />
    );
  return (
    <div ref={list} tabIndex={-1} className={styles.tab}>
      <RowsAtFirst value={rowsAtFirst}>
        {homework.length === 0 ? nothing : <HomeworkByDay homework={homework} isOpen={isOpen} cardOf={cardOf} />}
      </RowsAtFirst>
    </div>
  );
};
