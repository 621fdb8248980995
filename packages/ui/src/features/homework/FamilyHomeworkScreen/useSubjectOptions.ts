import { SUBJECTS } from '@kovan/domain/subjects';
import type { SelectOption } from '../../../components/Select/Select.tsx';
import { useNames } from '../../../i18n/useNames.ts';

/** The 17 subjects, and one more where the homework names another. */
export const useSubjectOptions = (present: string): readonly SelectOption[] => {
  const { subjectName } = useNames();
  const isOther = present !== '' && !(SUBJECTS as readonly string[]).includes(present);
  return [...SUBJECTS, ...(isOther ? [present] : [])].map((value) => ({ value, label: subjectName(value) }));
};
