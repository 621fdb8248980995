import fc from 'fast-check';
import type { JsonSchema } from '../operations.ts';
import { hostileText, hostileValue } from './hostile.ts';

/** The ids that requests name: some of the family's own, some of another's, some of nobody's. */
export type IdPool = readonly string[];

const DAYS = [
  '2026-11-18',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2026-12-01',
  '2025-01-01',
  '2028-02-29',
  '9999-12-31',
  '0001-01-01',
  '',
];

const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  dueDate: DAYS,
  sonTarih: DAYS,
  date_start: DAYS,
  date_end: DAYS,
  frequency: ['1', '1', '2', '3', '52', '53', '01'],
  ders: ['Matematik', 'Türkçe', 'matematik'],
  id_token: ['x', 'a.b.c'],
};

const text = ({ minLength = 0, maxLength = 100 }: JsonSchema): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 20,
      arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 20)) }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('x'.repeat(maxLength), 'x'.repeat(maxLength + 1), 'ş'.repeat(maxLength)),
    },
  );

const valid = (name: string, schema: JsonSchema, ids: IdPool): fc.Arbitrary<unknown> => {
  if (/^(?:childIds?|cocukId)$/.test(name) && schema.type !== 'array') return fc.constantFrom(...ids);
  const known = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
  if (known) return fc.constantFrom(...known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valid(name, one, ids)));
  if (schema.properties) return objectOf(schema, ids);
  switch (schema.type) {
    case 'array':
      return fc.array(valid(name, schema.items ?? {}, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 3,
      });
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? 0,
        max: Math.min(schema.maximum ?? 3000, (schema.minimum ?? 0) + 16),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return text(schema);
  }
};

/** A value as a schema wants it, and now and then one as it does not. */
export const valueOf = (name: string, schema: JsonSchema, ids: IdPool): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: valid(name, schema, ids) }, { weight: 1, arbitrary: hostileValue });

const objectOf = ({ properties = {}, required = [] }: JsonSchema, ids: IdPool): fc.Arbitrary<object> => {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valueOf(name, schema, ids)] as const);
  const all = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  return fc.oneof(
    { weight: 8, arbitrary: all },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
  );
};

const withExtra = (objects: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc
    .tuple(objects, hostileText, hostileValue)
    .map(([object, name, value]) => Object.fromEntries([...Object.entries(object), [name, value]]));

/** The same field twice, in a form that no serialiser writes. */
const doubled = (objects: fc.Arbitrary<object>): fc.Arbitrary<string> =>
  objects.map((object) => {
    const fields = Object.entries(object).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
    return `{${[...fields, ...fields, '"id":1', '"id":2'].join(',')}}`;
  });

const RAW: readonly string[] = [
  '',
  ' ',
  '{',
  '{"name":',
  'null',
  '[]',
  '[{}]',
  '"text"',
  '7',
  'NaN',
  '{"birthYear":1e400}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '\uFEFF{}',
  "{'name':'x'}",
  '{"name":"\u0000"}',
  '{"name":"\\ud800"}',
  'name=x&childId=1',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '['.repeat(20_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"name":"${'x'.repeat(70_000)}"}`,
];

/** What is sent as a body, as text; `null` for none. */
export const bodyOf = (schema: JsonSchema | null, ids: IdPool): fc.Arbitrary<string | null> => {
  const raw = fc.oneof(fc.constantFrom(...RAW), hostileText);
  if (schema === null) {
    return fc.oneof(
      { weight: 12, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constant('{}') },
      { weight: 2, arbitrary: raw },
    );
  }
  const objects = objectOf(schema, ids);
  return fc.oneof(
    { weight: 14, arbitrary: objects.map((object) => JSON.stringify(object)) },
    { weight: 2, arbitrary: withExtra(objects).map((object) => JSON.stringify(object)) },
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: doubled(objects) },
    { weight: 2, arbitrary: raw },
    { weight: 1, arbitrary: fc.constant(null) },
  );
};
