import { SUBJECTS } from '@kovan/domain/subjects';
import { useState } from 'react';
import type { SelectOption } from '../../../components/Select/Select.tsx';
import { useNames } from '../../../i18n/useNames.ts';

/** The 17 subjects, and each other one that the form has had, so that it can be chosen again. */
export const useSubjectOptions = (present: string): readonly SelectOption[] => {
  const { subjectName } = useNames();
  const [others, setOthers] = useState<readonly string[]>([]);
  const subjects: readonly string[] = [...SUBJECTS, ...others];
  if (present !== '' && !subjects.includes(present)) setOthers([...others, present]);
  return subjects.map((value) => ({ value, label: subjectName(value) }));
};
