import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button, ButtonLink } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Form, FormActions } from '../../../components/FormLayout/FormLayout.tsx';
import { showWhole } from '../../../forms/FormDialog.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import type { TaskKind } from '../mutations.ts';
import { TaskFields } from './TaskFields.tsx';
import type { CreateTaskState } from './useCreateTask.ts';

interface NewTaskFormProps {
  readonly kind: TaskKind;
  readonly state: CreateTaskState;
  /** Where cancelling leads. */
  readonly back: string;
}

/** The fields of one tab, what went wrong, and the buttons. */
export const NewTaskForm = ({ kind, state, back }: NewTaskFormProps) => {
  const { t } = useTranslation(['createTask', 'common']);
  const isNobodyLeft = useChildren().children.length === 0;
  const { form, messageOf, submit, hasFailed, serverMessage, failed, isBusy, isDone } = state;
  const label = isDone ? t('createTask:created') : isBusy ? t('common:saving') : t('createTask:create');
  return (
    <Card>
      <Form onSubmit={submit} aria-busy={isBusy}>
        <TaskFields {...state} />
        {kind === 'single' ? (
          <DateField
            label={t('common:field.dueDate')}
            required
            error={messageOf('dueDate')}
            {...form.register('dueDate')}
          />
        ) : (
          <PeriodFields {...state} />
        )}
        {isNobodyLeft ? <Banner ref={showWhole}>{t('createTask:noChildLeft')}</Banner> : null}
        {hasFailed && !isNobodyLeft ? <Banner tone="error">{serverMessage ?? failed}</Banner> : null}
        <FormActions>
          <ButtonLink to={back} variant="quiet">
            {t('common:action.cancel')}
          </ButtonLink>
          <Button
            type="submit"
            variant="primary"
            loading={isBusy}
            aria-disabled={isBusy || isDone || isNobodyLeft || undefined}
            icon={isDone ? <Check aria-hidden /> : <Plus aria-hidden />}
          >
            {label}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
};
