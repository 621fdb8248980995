import { ApiError } from '@kovan/api-client';
import { DEFAULT_FREQUENCY } from '@kovan/domain/frequencies';
import { DEFAULT_TASK_ICON } from '@kovan/domain/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { changeKey, settle } from '../../../data/settle.ts';
import { useIdempotencyKey } from '../../../data/useIdempotencyKey.ts';
import { useApi } from '../../../providers/ApiProvider.tsx';
import { checkTask, fieldAt, firstOf, type NewTask, type TaskField, type TaskForm, type TaskKind } from './taskForm.ts';

interface Options {
  readonly kind: TaskKind;
  /** Whose task it is at first; empty for nobody's. */
  readonly childId: string;
  readonly onCreated: (kind: TaskKind) => void;
}

/** How creating failed: of which kind it was, and what the server said. */
export interface Failure {
  readonly kind: TaskKind;
  readonly serverMessage: string | undefined;
}

/** The form of a new task. When creating fails, what was typed stays, and what the server says of a field stands at it. */
export const useCreateTask = ({ kind, childId, onCreated }: Options) => {
  const api = useApi();
  const client = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const [failure, setFailure] = useState<Failure | null>(null);

  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationKey: changeKey('tasks', 'add'),
    meta: { operation: kind === 'single' ? 'tasks.create' : 'scheduledTasks.create' },
    mutationFn: async (task: NewTask): Promise<void> => {
      const options = { idempotencyKey: keyFor(task) };
      await (task.kind === 'single'
        ? api.tasks.create(task.input, options)
        : api.scheduledTasks.create(task.input, options));
    },
    onSuccess: () => {
      forget();
    },
    onSettled: () => settle(client, 'tasks'),
  });

  const resolver: Resolver<TaskForm> = (values) => {
    const { issues } = checkTask(kind, values);
    if (issues === null) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(Object.entries(issues).map(([field, type]) => [field, { type }])) };
  };
  const form = useForm<TaskForm>({
    defaultValues: {
      childId,
      name: '',
      icon: DEFAULT_TASK_ICON,
      dueDate: '',
      frequency: String(DEFAULT_FREQUENCY),
      weekDays: [],
    },
    resolver,
    // The library's order is that in which the fields were registered, which is not that of the page.
    shouldFocusError: false,
  });
  const focusFirst = (errors: object) => {
    const field = firstOf(errors);
    if (field) form.setFocus(field);
  };

  const showFailure = (error: unknown) => {
    const answer = error instanceof ApiError ? error : null;
    setFailure({ kind, serverMessage: answer?.serverMessage });
    const refused: Partial<Record<TaskField, string>> = {};
    for (const [path, message] of Object.entries(answer?.fields ?? {})) {
      const field = fieldAt(path.split('.'));
      if (!field) continue;
      refused[field] = message;
      form.setError(field, { type: 'server', message });
    }
    focusFirst(refused);
  };

  const send = form.handleSubmit(async (values) => {
    const { task } = checkTask(kind, values);
    if (task === null) return;
    setFailure(null);
    try {
      await mutateAsync(task);
      onCreated(kind);
    } catch (error) {
      showFailure(error);
    }
  }, focusFirst);

  return {
    form,
    /** Does nothing while the task is being created, and after it was. */
    submit: (event: FormEvent) => {
      if (!isPending && !isSuccess) return void send(event);
      event.preventDefault();
    },
    failure: failure?.kind === kind ? failure : null,
    isBusy: isPending,
    isDone: isSuccess,
  };
};
