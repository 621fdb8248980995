import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLongJson } from '../../src/http/longJson.ts';

const PADDING = ' \n'.repeat(40_000);
const read = (text: string) => readLongJson(`${PADDING}${text}`, (piece): unknown => JSON.parse(piece));
/** What was read, or how it was refused. */
const outcome = (text: string) =>
  read(text).catch((error: Error & { code?: string; status?: number }) => [error.status, error.code]);

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const manyOf = (field: (at: number) => string) => Array.from({ length: 101 }, (_, at) => field(at)).join(',');

/** Texts that mislead whoever looks for signs alone. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\\', '\\"', '"', '],', '{"', '\\\\"', '}', ',', ':'),
);
const value = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, fc.constantFrom(null, true, 0, -1.5e-7), text, tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(
    text.filter((name) => name !== '__proto__'),
    tie('value'),
    { maxKeys: 4 },
  ),
}));

describe('a long JSON text', () => {
  it('[EX-02] is read as JSON.parse reads it, however it is written', () =>
    fc.assert(
      fc.asyncProperty(value.object, fc.constantFrom(undefined, 2, '\t'), async (object, space) => {
        expect(await read(JSON.stringify(object, null, space))).toEqual(plain(object));
      }),
      { numRuns: 300 },
    ));

  it('[EX-02] with one sign more, less or another is refused where JSON.parse refuses it', () =>
    fc.assert(
      fc.asyncProperty(
        value.object.map((object) => JSON.stringify(object)),
        fc.nat(),
        fc.constantFrom('', ',', ']', '}', '{', '[', '"', ':', '\\', ' ', '1'),
        fc.nat(1),
        async (json, at, sign, removed) => {
          const start = at % (json.length + 1);
          const changed = json.slice(0, start) + sign + json.slice(start + removed);
          let expected: unknown;
          try {
            expected = JSON.parse(changed);
          } catch {
            await expect(read(changed)).rejects.toThrow();
            return;
          }
          if (typeof expected === 'object' && expected !== null && !Array.isArray(expected))
            expect(await read(changed)).toEqual(expected);
        },
      ),
      { numRuns: 1_000 },
    ));

  it('[EX-02] gives the last of a field that stands there twice', async () => {
    expect(await read('{"a":[1,2],"a":[3]}')).toEqual({ a: [3] });
  });

  it.each([
    ['an item longer than any other body', `{"a":[1,"${'x'.repeat(65_536)}"]}`, [400, 'INVALID_INPUT']],
    ['a field longer than any other body', `{"a":{"b":"${'x'.repeat(65_536)}"}}`, [400, 'INVALID_INPUT']],
    ['more items than a family may hold', `{"a":[${'1,'.repeat(202_200)}1]}`, [409, 'TOO_MANY']],
    ['more fields than any body has', `{${manyOf((at) => `"n${at}":1`)}}`, [400, 'INVALID_INPUT']],
    ['one field more often than that', `{${manyOf(() => '"a":[]')}}`, [400, 'INVALID_INPUT']],
    ['no object', '[]', [400, 'MALFORMED_JSON']],
    ['something after it', '{} {}', [400, 'MALFORMED_JSON']],
    ['no end', '{"a":[1', [400, 'MALFORMED_JSON']],
  ])('[EX-02] with %s is refused', async (_, json, answer) => {
    expect(await outcome(json)).toEqual(answer);
  });
});
