const WORDS: Readonly<Record<string, number>> = {
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  on: 10,
  'on bes': 15,
  yirmi: 20,
  otuz: 30,
  kirk: 40,
  elli: 50,
  altmis: 60,
  yetmis: 70,
  seksen: 80,
  doksan: 90,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};

/** A pattern for a number in folded Turkish or English words. */
export const NUMBER_WORDS = Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** A pattern for a small number in figures or in words. */
export const NUMBER = `\\d{1,2}|${NUMBER_WORDS}`;

/** The number that figures or a folded word give. */
export const numberOf = (word: string): number => WORDS[word] ?? Number(word);
