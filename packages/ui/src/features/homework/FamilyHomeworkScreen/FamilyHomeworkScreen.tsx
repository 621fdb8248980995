import type { Homework, NewHomework } from '@kovan/api-client/contract';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { useStable } from '../../../components/useStable.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { paths } from '../../../layout/paths.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { ChildFilter } from '../../children/parts/ChildFilter.tsx';
import { useChildFilter } from '../../children/parts/useChildFilter.ts';
import { useFormStands } from '../../children/parts/useFormStands.ts';
import { registerHomeworkTexts } from '../texts.ts';
import { useAddHomework, useChangeHomework } from '../mutations.ts';
import { standingOf } from '../../../forms/standingOf.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { AddHomeworkDialog } from './AddHomeworkDialog.tsx';
import { EditHomeworkDialog } from './EditHomeworkDialog.tsx';
import en from './en.json' with { type: 'json' };
import styles from './FamilyHomeworkScreen.module.css';
import { FamilyHomeworkTabs } from './FamilyHomeworkTabs.tsx';
import tr from './tr.json' with { type: 'json' };
import { useAdding } from './useAdding.ts';
import { useFamilyHomework } from './useFamilyHomework.ts';

registerTexts('familyHomework', { tr, en });
registerHomeworkTexts();

const NoChildren = () => {
  const { t } = useTranslation(['familyHomework', 'common']);
  return (
    <EmptyState
      title={t('familyHomework:noChildren')}
      action={
        <ButtonLink variant="primary" to={paths.children}>
          {t('common:action.addChild')}
        </ButtonLink>
      }
    />
  );
};

/** The homework of all children: to add, change, delete and check (product.md 2, Family homework screen). In child mode the child's. */
export const FamilyHomeworkScreen = () => {
  const { t } = useTranslation(['familyHomework', 'common']);
  const { children, isLoading: areChildrenLoading } = useChildren();
  const { childId, isUnknown, readable, hasFilter, choose } = useChildFilter();
  const { homework: all, isError, isRetrying, retry, ...read } = useFamilyHomework(readable);
  const add = useAddHomework();
  const change = useChangeHomework();
  const { show } = useToast();
  const [edited, setEdited] = useState<Homework | null>(null);
  const adding = useAdding();
  const isAdding = useFormStands(adding.isOpen);
  const onAdd = adding.begin;
  const addAndSay = useStable(async (added: NewHomework) => {
    const { isQueued } = await add(added);
    show(isQueued ? t('common:queue.added') : t('familyHomework:added'));
  });
  const onChoose = useStable(choose);
  usePageTitle(t('familyHomework:title'));

  const isLoading = (isUnknown && !isError) || read.isLoading;
  const homework = useMemo(
    () => (childId === null ? all : all.filter((item) => item.childId === childId)),
    [all, childId],
  );
  const filter = useMemo(
    () => (hasFilter ? <ChildFilter value={childId} onChange={onChoose} /> : null),
    [hasFilter, childId, onChoose],
  );
  const standing = edited && standingOf(edited, all, !isLoading && !isError);
  const canHaveHomework = isLoading || isError || children.length > 0;
  const addButton = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
      {t('familyHomework:add')}
    </Button>
  );

  const onRetry = useStable(retry);
  const failure = useMemo(
    () =>
      isError ? (
        <div className={styles.failure}>
          <ErrorState
            message={t('common:error.data')}
            retryLabel={t('common:action.retry')}
            onRetry={onRetry}
            isRetrying={isRetrying}
          />
        </div>
      ) : null,
    [t, isError, isRetrying, onRetry],
  );

  return (
    <div className={styles.page}>
      <PageHeader
        compact
        title={t('familyHomework:title')}
        actions={areChildrenLoading || children.length > 0 ? addButton : undefined}
      />
      {canHaveHomework ? (
        <FamilyHomeworkTabs
          homework={homework}
          isLoading={isLoading}
          failure={failure}
          filter={filter}
          onAdd={onAdd}
          onEdit={setEdited}
        />
      ) : (
        <NoChildren />
      )}

      {isAdding ? (
        <AddHomeworkDialog
          sharedText={adding.sharedText}
          childId={childId ?? (children.length === 1 ? (children[0]?.id ?? null) : null)}
          add={addAndSay}
          onClose={adding.end}
        />
      ) : null}
      {standing ? (
        <EditHomeworkDialog
          homework={standing.now}
          isGone={standing.isGone}
          change={async (to) => {
            await change({ id: standing.now.id, to });
            show(t('familyHomework:changed'));
          }}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </div>
  );
};
