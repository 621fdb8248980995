/** The 15 grades in the order in which they are offered; the Turkish name is what is stored and sent. */
export const GRADES = [
  'Kreş (0-2 yaş)',
  'Anaokulu (3-4 yaş)',
  'Anaokulu (5-6 yaş)',
  '1. Sınıf',
  '2. Sınıf',
  '3. Sınıf',
  '4. Sınıf',
  '5. Sınıf',
  '6. Sınıf',
  '7. Sınıf',
  '8. Sınıf',
  '9. Sınıf',
  '10. Sınıf',
  '11. Sınıf',
  '12. Sınıf',
] as const;

export type Grade = (typeof GRADES)[number];

/** The grade that a form for a new child shows first (product.md 3). */
export const DEFAULT_GRADE: Grade = '1. Sınıf';
