import styles from './parts.module.css';

interface SwatchesProps {
  /** Names of custom properties, without their dashes, and what each is for. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** Colours as they are in the theme shown. */
export const Swatches = ({ tokens }: SwatchesProps) => (
  <ul className={`sb-unstyled ${styles.swatches}`}>
    {Object.entries(tokens).map(([token, role]) => (
      <li key={token}>
        <span className={styles.swatch} style={{ background: `var(--${token})` }} />
        <code>{token}</code>
        <small>{role}</small>
      </li>
    ))}
  </ul>
);

interface FamiliesProps {
  readonly prefix?: string;
  readonly names: readonly string[];
  readonly word: string;
}

/** Colours that come in fours: tint, line, solid, ink. */
export const Families = ({ prefix = '', names, word }: FamiliesProps) => (
  <ul className={`sb-unstyled ${styles.families}`}>
    {names.map((name) => {
      const role = (part: string) => `var(--${prefix}${name}-${part})`;
      return (
        <li key={name} style={{ background: role('tint'), color: role('ink'), borderColor: role('line') }}>
          <span className={styles.dot} style={{ background: role('solid') }} />
          <b>{name}</b>
          <span>{word}</span>
        </li>
      );
    })}
  </ul>
);
