import { FAMILY_LIMITS, MAX_BODY_BYTES } from '@kovan/domain/limits';
import { full, invalid, ProblemError } from './problemError.ts';
import { createTurns } from './turns.ts';

/** More rows than this no family may hold, whatever kinds they are of. */
const MOST_ITEMS = FAMILY_LIMITS.rows + FAMILY_LIMITS.rules + FAMILY_LIMITS.children;
/** No body of ours has so many fields, nor one field so often. */
const MOST_FIELDS = 100;
/** A row is no longer than the whole body of any other call. */
const LONGEST_ITEM = MAX_BODY_BYTES;

const malformed = () => new ProblemError(400, 'MALFORMED_JSON');

const isEscaped = (text: string, at: number): boolean => {
  let before = at - 1;
  while (text[before] === '\\') before -= 1;
  return (at - before) % 2 === 0;
};

/** Where the string that begins here ends. */
const endOfString = (text: string, start: number): number => {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
  } while (isEscaped(text, end));
  return end + 1;
};

/** Where the value that begins here ends, or whatever stands in its place; it need not be read further than `limit`. */
const endOfValue = (text: string, start: number, limit: number): number => {
  let depth = 0;
  let at = start;
  while (at < text.length && at <= limit) {
    const sign = text[at];
    if (sign === '"') {
      at = endOfString(text, at);
      continue;
    }
    if (depth === 0 && (sign === ',' || sign === '}' || sign === ']')) break;
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    at += 1;
  }
  return at;
};

/** A JSON text that is read piece by piece. */
class Pieces {
  #at = 0;
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }

  /** The next sign that is no space; '' at the end. */
  get sign(): string {
    while (' \n\r\t'.includes(this.#text.charAt(this.#at)) && this.#at < this.#text.length) this.#at += 1;
    return this.#text.charAt(this.#at);
  }

  /** Goes past the next sign where it is this one. */
  pass(sign: string): boolean {
    const isHere = this.sign === sign;
    if (isHere) this.#at += 1;
    return isHere;
  }

  name(): string {
    if (this.sign !== '"') throw malformed();
    return this.#take(endOfString(this.#text, this.#at)) ?? '';
  }

  /** The text of a value, or of what stands in its place; `null` for one that is too long. */
  value(): string | null {
    // Past the spaces before it.
    void this.sign;
    return this.#take(endOfValue(this.#text, this.#at, this.#at + LONGEST_ITEM));
  }

  #take(end: number): string | null {
    const start = this.#at;
    this.#at = end;
    return end - start > LONGEST_ITEM ? null : this.#text.slice(start, end);
  }
}

/**
 * Reads a long JSON object whose lists hold the most of it, as `parse` reads a short text: field by field, its lists item
 * by item, with others having their turn in between. One call of `JSON.parse` with a file of 20 MB would let nobody else
 * be answered for seconds (EX-02).
 */
export const readLongJson = async (text: string, parse: (text: string) => unknown): Promise<unknown> => {
  if (text.length <= LONGEST_ITEM) return parse(text);
  const pieces = new Pieces(text);
  const turns = createTurns();
  const read = (place: string): unknown => {
    const piece = pieces.value();
    if (piece === null) throw invalid({ [place]: { code: 'too_big', origin: 'string', maximum: LONGEST_ITEM } });
    return parse(piece);
  };
  let items = 0;
  const readList = async (name: string): Promise<unknown[]> => {
    const list: unknown[] = [];
    if (pieces.pass(']')) return list;
    do {
      list.push(read(`${name}.${list.length}`));
      items += 1;
      if (items > MOST_ITEMS) throw full('rows');
      if (turns.isOver()) await turns.next();
    } while (pieces.pass(','));
    if (!pieces.pass(']')) throw malformed();
    return list;
  };

  if (!pieces.pass('{')) throw malformed();
  const fields: Record<string, unknown> = {};
  let names = 0;
  if (!pieces.pass('}')) {
    do {
      // Read as a name of an object, so that what is no name, or one that no object may have, is refused as ever.
      const [name = ''] = Object.keys(Object(parse(`{${pieces.name()}:0}`)));
      if (!pieces.pass(':')) throw malformed();
      names += 1;
      if (names > MOST_FIELDS) throw invalid({ [name]: { code: 'unrecognized_keys' } });
      fields[name] = pieces.pass('[') ? await readList(name) : read(name);
    } while (pieces.pass(','));
    if (!pieces.pass('}')) throw malformed();
  }
  if (pieces.sign !== '') throw malformed();
  return fields;
};
