import { type ReactNode, useId } from 'react';
import { TickMark } from '../../../components/TickButton/TickButton.tsx';
import { ItemTick } from '../../tasks/parts/ItemTick.tsx';
import styles from './ThingCard.module.css';

interface ThingCardProps {
  /** Of the task or homework. */
  readonly id: string;
  readonly picture: ReactNode;
  readonly title: string;
  /** A second line: subject and page. */
  readonly detail?: ReactNode;
  readonly line: ReactNode;
  readonly isDone: boolean;
  /** What its tick does, with the title. */
  readonly label: string;
  /** The same in a word or two. */
  readonly hint: string;
  readonly onTick: () => void;
}

/** A thing to do with its picture and its tick: to press while it is open, a full cell afterwards. */
export const ThingCard = ({ id, picture, title, detail, line, isDone, label, hint, onTick }: ThingCardProps) => {
  const titleId = useId();
  return (
    <li>
      <article className={styles.card} aria-labelledby={titleId} data-done={isDone || undefined} data-item={id}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.words}>
          <h3 id={titleId} tabIndex={-1}>
            {title}
          </h3>
          {detail}
        </div>
        {isDone ? <TickMark done /> : <ItemTick id={id} name={title} label={label} title={hint} onTick={onTick} />}
        <div className={styles.line}>{line}</div>
      </article>
    </li>
  );
};
