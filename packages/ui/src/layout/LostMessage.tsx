import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bee } from '../components/Bee/Bee.tsx';
import styles from './Message.module.css';
import { usePageTitle } from './usePageTitle.ts';

interface LostMessageProps {
  readonly title: string;
  readonly text?: string;
  /** Where the way on leads, and what it says. */
  readonly to: string;
  readonly children: ReactNode;
}

/** What a page, and its tab, says whose address names nothing that is there: what is missing, and a way on. */
export const LostMessage = ({ title, text, to, children }: LostMessageProps) => {
  usePageTitle(title);
  return (
    <section className={styles.message}>
      <Bee face="oops" />
      <h1>{title}</h1>
      {text === undefined ? null : <p>{text}</p>}
      <Link to={to}>{children}</Link>
    </section>
  );
};
