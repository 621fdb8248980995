import type { ScheduledTaskInput, TaskInput } from '@kovan/api-client/contract';
import { DEFAULT_FREQUENCY } from '@kovan/domain/frequencies';
import { DEFAULT_TASK_ICON } from '@kovan/domain/icons';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../forms/useContractForm.ts';
import type { Added } from '../../../data/useQueuedAddition.ts';
import { FIRST_YEAR } from '../../dueDates/typedDay.ts';
import { type TaskKind, useAddScheduledTask, useAddTask } from '../mutations.ts';
import { FORM_FIELDS, PERIODIC, SINGLE, type TaskForm } from './taskForm.ts';

interface Options {
  readonly kind: TaskKind;
  /** Whose task it is at first; empty for nobody's. */
  readonly childId: string;
  readonly onCreated: (kind: TaskKind, added: Added) => void;
}

/** The one form of both kinds of task. */
export const useCreateTask = ({ kind, childId, onCreated }: Options) => {
  const { t } = useTranslation(['createTask', 'common']);
  const addTask = useAddTask();
  const addScheduledTask = useAddScheduledTask();
  const defaultValues: TaskForm = {
    childId,
    name: '',
    icon: DEFAULT_TASK_ICON,
    dueDate: '',
    frequency: String(DEFAULT_FREQUENCY),
    weekDays: [],
  };
  return useContractForm<TaskForm, TaskInput | ScheduledTaskInput>({
    ...(kind === 'single' ? SINGLE : PERIODIC),
    name: 'task',
    defaultValues,
    fields: FORM_FIELDS,
    sentences: {
      childId: { missing: t('common:error.chooseChild') },
      name: { missing: t('createTask:missing.name') },
      dueDate: {
        missing: t('createTask:missing.dueDate'),
        invalid: t('common:error.year', { min: FIRST_YEAR }),
      },
      weekDays: { missing: t('createTask:missing.weekDays') },
    },
    failed: kind === 'single' ? t('createTask:failed.single') : t('createTask:failed.periodic'),
    save: async (input) => {
      onCreated(kind, await ('period' in input ? addScheduledTask(input) : addTask(input)));
    },
  });
};

export type CreateTaskState = ReturnType<typeof useCreateTask>;
