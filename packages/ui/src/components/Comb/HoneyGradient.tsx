/** The light on honey, for one drawing; every drawing brings its own, so that none depends on another one's being there. */
export const HoneyGradient = ({ id }: { id: string }) => (
  <linearGradient id={id} x1=".2" y1="0" x2=".8" y2="1">
    <stop stopColor="var(--bee-honey)" />
    <stop offset="1" stopColor="var(--bee-amber)" />
  </linearGradient>
);
