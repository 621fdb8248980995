import { ApiError } from '@kovan/api-client';
import type { ChildInput } from '@kovan/api-client/contract';
import { yearOf } from '@kovan/domain/days';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { CHILD_FIELDS, type ChildField, type ChildForm, checkChild } from './childForm.ts';

const isChildField = (name: string): name is ChildField => (CHILD_FIELDS as readonly string[]).includes(name);

/**
 * The form of a child: checks what was typed and hands it to `save`. When that fails, what was typed stays, what the
 * server says of a field stands at that field, and `hasFailed` is true until the next try.
 */
export const useChildForm = (defaultValues: ChildForm, save: (input: ChildInput) => Promise<void>) => {
  const currentYear = yearOf(useToday());
  const [hasFailed, setHasFailed] = useState(false);

  const resolver: Resolver<ChildForm> = (values) => {
    const { issues } = checkChild(values, currentYear);
    if (issues === null) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(Object.entries(issues).map(([field, type]) => [field, { type }])) };
  };
  const form = useForm<ChildForm>({ defaultValues, resolver });

  const submit = form.handleSubmit(async (values) => {
    const { input } = checkChild(values, currentYear);
    if (input === null) return;
    setHasFailed(false);
    try {
      await save(input);
    } catch (error) {
      setHasFailed(true);
      for (const [field, message] of Object.entries((error instanceof ApiError && error.fields) || {})) {
        if (isChildField(field)) form.setError(field, { type: 'server', message });
      }
    }
  });

  return { form, submit, hasFailed, isBusy: form.formState.isSubmitting };
};
