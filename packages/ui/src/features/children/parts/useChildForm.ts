import type { ChildInput } from '@kovan/api-client/contract';
import { MIN_BIRTH_YEAR } from '@kovan/domain/children';
import { yearOf } from '@kovan/domain/days';
import { CHILD_FIELDS, namesOf } from '@kovan/domain/fields';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { type ChildForm, childSchema, toChildInput } from './childForm.ts';

interface Options {
  /** Which child it is of. */
  readonly name: string;
  readonly defaultValues: ChildForm;
  /** The child to change as it stands by now. */
  readonly values?: ChildForm;
  readonly readNow?: () => Promise<ChildForm | undefined>;
  /** That it could not be saved, in words. */
  readonly failed: string;
  readonly save: (input: ChildInput) => Promise<void>;
}

/** The form of a child. */
export const useChildForm = ({ failed, save, ...standing }: Options) => {
  const { t } = useTranslation('common');
  const currentYear = yearOf(useToday());
  return useContractForm({
    ...standing,
    fields: namesOf(CHILD_FIELDS),
    schema: useMemo(() => childSchema(currentYear), [currentYear]),
    toInput: toChildInput,
    sentences: {
      birthYear: { invalid: t('common:error.birthYear', { min: MIN_BIRTH_YEAR, max: currentYear }) },
    },
    failed,
    save,
  });
};
