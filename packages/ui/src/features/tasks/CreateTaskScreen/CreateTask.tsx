import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { useAskBeforeLeaving } from '../../../forms/useAskBeforeLeaving.ts';
import { useSearchChoice } from '../../../layout/useSearchChoice.ts';
import { paths } from '../../../layout/paths.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useView } from '../../../providers/ViewProvider.tsx';
import { NewTaskForm } from './NewTaskForm.tsx';
import { TASK_KINDS } from './taskForm.ts';
import { useCreateTask } from './useCreateTask.ts';
import { useLeaving } from './useLeaving.ts';

/** The two tabs of a new task over one form, so that a change of tab loses nothing. */
export const CreateTask = () => {
  const { t } = useTranslation(['createTask', 'common']);
  const [kind, setKind] = useSearchChoice('kind', TASK_KINDS);
  const [params] = useSearchParams();
  const { children } = useChildren();
  const { viewMode, selectedChild } = useView();
  const toast = useToast();
  const leave = useLeaving();

  // Whose list the parent came from, or who is looking; there is nothing to ask where there is but one.
  const only = children.length === 1 ? children[0] : undefined;
  const asked = children.find(({ id }) => id === params.get('child')) ?? selectedChild ?? only;
  const state = useCreateTask({
    kind,
    childId: asked?.id ?? '',
    onCreated: (created, { isQueued }) => {
      const done = created === 'single' ? t('createTask:success.single') : t('createTask:success.periodic');
      toast.show(isQueued ? t('common:queue.added') : done);
      leave();
    },
  });
  useAskBeforeLeaving(state.isTyped);
  const back = viewMode === 'child' && selectedChild ? paths.childTasks(selectedChild.id) : paths.familyTasks;

  return (
    <Tabs
      label={t('createTask:tabs.label')}
      value={kind}
      onValueChange={(next) => {
        state.clear();
        setKind(next);
      }}
      items={TASK_KINDS.map((value) => ({
        value,
        label: value === 'single' ? t('createTask:tabs.single') : t('createTask:tabs.periodic'),
        content: <NewTaskForm kind={value} state={state} back={back} />,
      }))}
    />
  );
};
