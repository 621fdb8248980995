import type { Homework } from '@kovan/api-client/contract';
import { subjectLook } from '../../homework/parts/subjectLook.ts';
import styles from './SubjectTile.module.css';

/** The sign of a homework's subject on a page of its hue, where a task has its picture. */
export const SubjectTile = ({ homework, isBig = false }: { homework: Homework; isBig?: boolean }) => {
  const { hue, sign: Sign } = subjectLook(homework.subject ?? '');
  return (
    <span className={styles.tile} data-hue={hue} data-big={isBig || undefined} aria-hidden="true">
      <Sign />
    </span>
  );
};
