import type { ReactNode } from 'react';

/** Several states side by side, each with a word under it. */
export const Gallery = ({ items }: { items: Readonly<Record<string, ReactNode>> }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-6)', alignItems: 'end' }}>
    {Object.entries(items).map(([name, item]) => (
      <figure key={name} style={{ display: 'grid', gap: 'var(--space-2)', justifyItems: 'start', maxWidth: '100%' }}>
        {item}
        <figcaption style={{ color: 'var(--text-3)', fontSize: 'var(--size-1)' }}>{name}</figcaption>
      </figure>
    ))}
  </div>
);
