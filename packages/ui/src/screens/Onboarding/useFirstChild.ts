import { ApiError } from '@kovan/api-client';
import { yearOf } from '@kovan/domain/days';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useIdempotencyKey } from '../../data/useIdempotencyKey.ts';
import { paths } from '../../layout/paths.ts';
import { useChildren } from '../../providers/ChildrenProvider.tsx';
import { useToday } from '../../providers/ClockProvider.tsx';
import { checkFirstChild, type FirstChildField, type FirstChildForm, firstChildDefaults } from './firstChild.ts';

const FIELDS: readonly string[] = ['name', 'birthYear', 'grade', 'avatar'] satisfies FirstChildField[];

/** The onboarding form: adds the first child and goes on to `/app` (O-02, O-03); what was typed stays when that fails. */
export const useFirstChild = () => {
  const currentYear = yearOf(useToday());
  const { add } = useChildren();
  const navigate = useNavigate();
  const { keyFor } = useIdempotencyKey();
  const [hasFailed, setHasFailed] = useState(false);

  const resolver: Resolver<FirstChildForm> = (values) => {
    const { issues } = checkFirstChild(values, currentYear);
    if (issues === null) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(Object.entries(issues).map(([field, type]) => [field, { type }])) };
  };
  const form = useForm<FirstChildForm>({
    defaultValues: firstChildDefaults(currentYear),
    resolver,
    // Beside what the resolver says, focus goes to the first wrong field in the order of the screen.
    shouldFocusError: true,
  });

  const submit = form.handleSubmit(async (values) => {
    const { input } = checkFirstChild(values, currentYear);
    if (input === null) return;
    setHasFailed(false);
    try {
      await add(input, { idempotencyKey: keyFor(input) });
    } catch (error) {
      setHasFailed(true);
      const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
      for (const [field, message] of fields) {
        if (FIELDS.includes(field)) form.setError(field as FirstChildField, { type: 'server', message });
      }
      return;
    }
    void navigate(paths.app, { replace: true });
  });

  return { form, submit, hasFailed, currentYear, isBusy: form.formState.isSubmitting };
};
