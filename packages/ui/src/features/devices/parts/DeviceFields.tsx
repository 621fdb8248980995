import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/Field/Field.tsx';
import { FormFailure } from '../../../components/FormFailure/FormFailure.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { ChildChoices } from '../../../layout/Lending/ChildChoices.tsx';
import type { useDeviceForm } from './useDeviceForm.ts';

/** Name and children of a device, and what is wrong with them. */
export const DeviceFields = ({
  form,
  messageOf,
  hasFailed,
  failed,
  serverMessage,
}: Pick<ReturnType<typeof useDeviceForm>, 'form' | 'messageOf' | 'hasFailed' | 'failed' | 'serverMessage'>) => {
  const { t } = useTranslation('devices');
  return (
    <>
      <TextField
        label={t('devices:name')}
        autoComplete="off"
        required
        error={messageOf('name')}
        {...form.register('name')}
      />
      <Field kind="group" label={t('devices:who')} hint={t('devices:whoHint')} error={messageOf('childIds')}>
        <Controller
          control={form.control}
          name="childIds"
          render={({ field }) => <ChildChoices ref={field.ref} values={field.value} onChange={field.onChange} />}
        />
      </Field>
      {hasFailed ? <FormFailure>{serverMessage ?? failed}</FormFailure> : null}
    </>
  );
};
