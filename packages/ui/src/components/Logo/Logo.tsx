import { useId } from 'react';
import { HoneyGradient } from '../Comb/HoneyGradient.tsx';
import styles from './Logo.module.css';

const CELL =
  'M13.91 3.01Q16 1.8 18.09 3.01L26.21 7.69Q28.3 8.9 28.3 11.31L28.3 20.69Q28.3 23.1 26.21 24.31L18.09 28.99Q16 30.2 13.91 28.99L5.79 24.31Q3.7 23.1 3.7 20.69L3.7 11.31Q3.7 8.9 5.79 7.69Z';

/** The product's sign, a cell half full of honey, and its name beside it. */
export const Logo = ({ name }: { name: string }) => {
  const id = useId();
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <HoneyGradient id={`${id}-honey`} />
        <clipPath id={`${id}-cell`}>
          <path d={CELL} />
        </clipPath>
        <path d={CELL} className={styles.cell} />
        <path
          clipPath={`url(#${id}-cell)`}
          style={{ fill: `url(#${id}-honey)` }}
          d="M2 15q3.5-4 7 0t7 0 7 0 7 0V32H2Z"
        />
        <path d={CELL} className={styles.edge} />
      </svg>
      <span>{name}</span>
    </span>
  );
};
