import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { ChildrenFailed } from '../../../layout/ChildrenFailed.tsx';
import { paths } from '../../../layout/paths.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useFormStands } from '../../children/parts/useFormStands.ts';
import { CreateTask } from './CreateTask.tsx';
import styles from './CreateTaskScreen.module.css';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

registerTexts('createTask', { tr, en });

/** A new task, one-off or periodic (product.md 2, Task creation). */
export const CreateTaskScreen = () => {
  const { t } = useTranslation(['createTask', 'common']);
  const { isLoading, isError } = useChildren();
  const stands = useFormStands(true);
  usePageTitle(t('createTask:title'));
  return (
    <div className={styles.page}>
      <PageHeader title={t('createTask:title')} subtitle={t('createTask:subtitle')} />
      {stands ? (
        <CreateTask />
      ) : isLoading ? (
        <Spinner label={t('common:loading')} />
      ) : isError ? (
        <ChildrenFailed look="page" />
      ) : (
        <EmptyState
          title={t('createTask:noChildren')}
          action={
            <ButtonLink to={paths.children} variant="primary" icon={<Plus aria-hidden />}>
              {t('common:action.addChild')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
};
