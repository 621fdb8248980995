import fc from 'fast-check';

/** Texts that have broken other programs, by themselves. */
const NASTY: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\uDFFF\uD800',
  '\uFEFF',
  '\u202Egnirts\u202C',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗',
  '👨‍👩‍👧‍👦'.repeat(40),
  'İIıi',
  "' OR '1'='1",
  "'; DROP TABLE children; --",
  '{{7*7}}${7*7}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%00',
  '%2e%2e%2f',
  'x\r\nSet-Cookie: a=b',
  '${jndi:ldap://127.0.0.1/a}',
  '__proto__',
  'constructor',
  'undefined',
  'null',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '9'.repeat(400),
  '-1',
  '2026-02-30',
  '9999-12-31',
  '0000-01-01',
  '+012026-11-18',
  '2026-11-18T00:00:00Z',
  'yarın'.repeat(300),
  'sayfa 1-'.repeat(200),
  '"'.repeat(1000),
  'x'.repeat(4001),
  'x'.repeat(20_000),
];

/** Text of every kind: chosen, short, in any script, and as long as a body may be. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
);

const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -1e308, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const nested = (depth: number): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** A value of every kind that JSON knows. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(...[3, 50, 2000].map(nested)) },
);

/** What a header can carry of a text. */
export const inHeader = (text: string): string => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 8000);

/** What a URL can carry of a text, as UTF-8. */
export const inUrl = (text: string): string => encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'));

/** Escapes that no text has. */
export const brokenEscape: fc.Arbitrary<string> = fc.constantFrom(
  '%',
  '%E0%A4%A',
  '%ZZ',
  '%ff%fe',
  '%C0%AE',
  'a%2',
  '%u0041',
);
