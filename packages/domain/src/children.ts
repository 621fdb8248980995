/** The earliest birth year that a child may have (product.md 5). */
export const MIN_BIRTH_YEAR = 2010;

/** A child's age in years as the specification counts it: current year minus birth year (product.md 3). */
export const ageIn = (currentYear: number, birthYear: number): number => currentYear - birthYear;

/** Whether a birth year is a whole number from 2010 to the current year (product.md 5). */
export const isBirthYear = (year: number, currentYear: number): boolean =>
  Number.isInteger(year) && year >= MIN_BIRTH_YEAR && year <= currentYear;
