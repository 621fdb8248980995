import { Chip } from '../../../components/Chip/Chip.tsx';
import { useNames } from '../../../i18n/useNames.ts';
import styles from './SubjectChip.module.css';
import { subjectLook } from './subjectLook.ts';

interface SubjectChipProps {
  readonly subject: string;
  /** `plain`, a word without ground, where rows are close. */
  readonly look?: 'chip' | 'plain';
}

/** A subject by its name in the language shown, in its own hue and with its own sign. */
export const SubjectChip = ({ subject, look = 'chip' }: SubjectChipProps) => {
  const { subjectName } = useNames();
  const { hue, sign: Sign } = subjectLook(subject);
  return look === 'chip' ? (
    <Chip hue={hue} sign={Sign}>
      {subjectName(subject)}
    </Chip>
  ) : (
    <span className={styles.word} data-hue={hue}>
      <Sign aria-hidden />
      <span>{subjectName(subject)}</span>
    </span>
  );
};
