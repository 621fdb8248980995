import type { CSSProperties } from 'react';
import styles from './parts.module.css';

interface SampleProps {
  readonly name: string;
  readonly note: string;
  readonly style: CSSProperties;
  readonly text: string;
}

/** A line of type in one of the five sizes. */
export const TypeSample = ({ name, note, style, text }: SampleProps) => (
  <div className={`sb-unstyled ${styles.type}`}>
    <p style={style}>{text}</p>
    <small>
      <code>{name}</code> {note}
    </small>
  </div>
);

/** The steps of the 4 px grid. */
export const SpaceScale = ({ steps }: { steps: readonly number[] }) => (
  <ul className={`sb-unstyled ${styles.space}`}>
    {steps.map((step) => (
      <li key={step}>
        <code>space-{step}</code>
        <span style={{ width: `var(--space-${step})` }} />
        <small>{step * 4} px</small>
      </li>
    ))}
  </ul>
);

/** The corners. */
export const RadiusScale = ({ radii }: { radii: Readonly<Record<string, string>> }) => (
  <ul className={`sb-unstyled ${styles.radii}`}>
    {Object.entries(radii).map(([radius, use]) => (
      <li key={radius}>
        <span style={{ borderRadius: `var(--${radius})` }} />
        <code>{radius}</code>
        <small>{use}</small>
      </li>
    ))}
  </ul>
);
