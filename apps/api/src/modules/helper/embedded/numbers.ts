const TURKISH = {
  units: { bir: 1, iki: 2, uc: 3, dort: 4, bes: 5, alti: 6, yedi: 7, sekiz: 8, dokuz: 9 },
  tens: { on: 10, yirmi: 20, otuz: 30, kirk: 40, elli: 50, altmis: 60, yetmis: 70, seksen: 80, doksan: 90 },
};
const ENGLISH = {
  units: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  tens: { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
const TEENS = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};

const ORDINALS = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
};

const TENS: Readonly<Record<string, number>> = { ...TURKISH.tens, ...ENGLISH.tens };
const WORDS: Readonly<Record<string, number>> = {
  ...TURKISH.units,
  ...ENGLISH.units,
  ...TEENS,
  ...TENS,
  ...ORDINALS,
  a: 1,
  an: 1,
};

/** Any of the words, the longer ones first. */
const anyOf = (words: Readonly<Record<string, number>>): string =>
  Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join('|');

/** "on iki", "onbeş", "twenty-one": a ten and a one of the same language ("page on one" is none). */
const compounds = ({ tens, units }: typeof TURKISH | typeof ENGLISH): string =>
  `(?:${anyOf(tens)})[ -]?(?:${anyOf(units)})`;

/** Patterns for a number below a hundred in folded words; "on" is ten in Turkish alone. */
export const TURKISH_NUMBER = `${compounds(TURKISH)}|${anyOf({ ...TURKISH.units, ...TURKISH.tens })}`;
export const ENGLISH_NUMBER = `${compounds(ENGLISH)}|${anyOf({ ...ENGLISH.units, ...ENGLISH.tens, ...TEENS })}`;

/** A pattern for the day of a month in words: "twelfth", "twenty-first". */
export const ENGLISH_ORDINAL = `(?:(?:twenty|thirty)[ -])?(?:${anyOf(ORDINALS)})`;

/** A pattern for a small number in figures or in words of either language. */
export const NUMBER = `\\d{1,2}|${TURKISH_NUMBER}|${ENGLISH_NUMBER}|an?`;

const COMPOUND = new RegExp(`^(${anyOf(TENS)})[ -]?(.+)$`);

/** The number that figures or folded words give; `NaN` where they are none. */
export const numberOf = (words: string): number => {
  const known = WORDS[words];
  if (known !== undefined) return known;
  const [, ten = '', one = ''] = COMPOUND.exec(words) ?? [];
  return ten === '' ? Number(words) : numberOf(ten) + numberOf(one);
};
