import styles from './Facts.module.css';

interface FactsProps {
  /** Label and value; a fact without a value is left out. */
  readonly facts: readonly (readonly [label: string, value: string | null])[];
}

/** Short facts in a row: book, page, teacher. */
export const Facts = ({ facts }: FactsProps) => {
  const known = facts.filter(([, value]) => value);
  return known.length === 0 ? null : (
    <dl className={styles.facts}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
