import { Chip } from '../../../components/Chip/Chip.tsx';
import { subjectLook } from './subjectLook.ts';
import { useNames } from '../../../i18n/useNames.ts';

/** A subject by its name in the language shown, in its own hue and with its own sign. */
export const SubjectChip = ({ subject }: { subject: string }) => {
  const { subjectName } = useNames();
  return <Chip {...subjectLook(subject)}>{subjectName(subject)}</Chip>;
};
