import { hasty } from './hasty.ts';

/** Things in their order, each with several names in folded sentences. */
interface NamesInOrder {
  /** A pattern for any of the names. */
  readonly pattern: string;
  /** The place of a name in the order, or -1 when the folded word is none of them. */
  readonly indexOf: (word: string) => number;
}

/** Names parted by "|", each also as it is typed in haste. */
export const namesInOrder = (things: readonly string[]): NamesInOrder => {
  const patterns = things.map(hasty);
  const whole = patterns.map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'));
  return { pattern: patterns.join('|'), indexOf: (word) => whole.findIndex((pattern) => pattern.test(word)) };
};
