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

/** Where the value that begins here ends, or whatever stands in its place; a longer one than any may be need not be read on. */
const endOfValue = (text: string, start: number): number => {
  let depth = 0;
  let at = start;
  while (at < text.length && at <= start + LONGEST_ITEM) {
    const sign = text[at];
    if (depth === 0 && (sign === ',' || sign === '}' || sign === ']')) break;
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    at = sign === '"' ? endOfString(text, at) : at + 1;
  }
  return at;
};

/** Goes through a JSON text from its beginning to its end. */
class Reader {
  #at = 0;
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }

  /** The next sign that is no space; '' at the end. */
  #next(): string {
    while (' \n\r\t'.includes(this.#text.charAt(this.#at)) && this.#at < this.#text.length) this.#at += 1;
    return this.#text.charAt(this.#at);
  }

  /** Goes past the next sign where it is this one. */
  pass(sign: string): boolean {
    const isNext = this.#next() === sign;
    if (isNext) this.#at += sign.length;
    return isNext;
  }

  /** Goes past a sign that has to be there; '' is the end of the text. */
  require(sign: string): void {
    if (!this.pass(sign)) throw malformed();
  }

  /** The text of the name that comes next. */
  name(place: string): string {
    if (this.#next() !== '"') throw malformed();
    return this.#take(endOfString(this.#text, this.#at), place);
  }

  /** The text of the value that comes next, or of what stands in its place. */
  value(place: string): string {
    this.#next();
    return this.#take(endOfValue(this.#text, this.#at), place);
  }

  /** The text up to there; one that is too long is refused by the place in the body where it stands. */
  #take(end: number, place: string): string {
    const start = this.#at;
    this.#at = end;
    if (end - start <= LONGEST_ITEM) return this.#text.slice(start, end);
    throw invalid({ [place]: { code: 'too_big', origin: 'string', maximum: LONGEST_ITEM } });
  }
}

/**
 * Reads a long JSON object whose lists hold the most of it, as `parse` reads a short text: field by field, its lists item
 * by item, with others having their turn in between. One call of `JSON.parse` with a file of 20 MB would let nobody else
 * be answered for seconds (EX-02).
 */
export const readLongJson = async (text: string, parse: (text: string) => unknown): Promise<unknown> => {
  if (text.length <= LONGEST_ITEM) return parse(text);
  const reader = new Reader(text);
  const turns = createTurns();
  let count = 0;
  const readItems = async (field: string): Promise<unknown[]> => {
    const items: unknown[] = [];
    if (reader.pass(']')) return items;
    do {
      items.push(parse(reader.value(`${field}.${items.length}`)));
      count += 1;
      if (count > MOST_ITEMS) throw full('rows');
      if (turns.isOver()) await turns.next();
    } while (reader.pass(','));
    reader.require(']');
    return items;
  };

  const fields: Record<string, unknown> = {};
  let names = 0;
  reader.require('{');
  if (!reader.pass('}')) {
    do {
      // Read as a name of an object, so that what is no name, or one that no object may have, is refused as ever.
      const [field = ''] = Object.keys(Object(parse(`{${reader.name('')}:0}`)));
      reader.require(':');
      names += 1;
      if (names > MOST_FIELDS) throw invalid({ [field]: { code: 'unrecognized_keys' } });
      fields[field] = reader.pass('[') ? await readItems(field) : parse(reader.value(field));
    } while (reader.pass(','));
    reader.require('}');
  }
  reader.require('');
  return fields;
};
