const STEPS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** An age in words, such as "12 dakika"; `null` below a minute. */
export const ageOf = (milliseconds: number, language: string): string | null => {
  const minutes = Math.floor(milliseconds / 60_000);
  const [unit, length] = STEPS.find(([, step]) => minutes >= step) ?? [];
  if (unit === undefined) return null;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(minutes / length),
  );
};
