import fc from 'fast-check';
import type { Operation } from '../operations.ts';
import { bodyOf, type IdPool, valueOf } from './bodies.ts';
import { brokenEscape, hostileText, inHeader, inUrl } from './hostile.ts';

/** A request as it is sent, and whether its path is still the operation's. */
export interface FuzzRequest {
  readonly method: Operation['method'];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
  readonly strayed: boolean;
}

/** What the requests are about. */
export interface FuzzTarget {
  readonly ids: IdPool;
  /** The id that the operation's path wants; `null` when it has none. */
  readonly pathId: string | null;
}

const often = <T, U>(weight: number, usual: fc.Arbitrary<T>, rare: fc.Arbitrary<U>): fc.Arbitrary<T | U> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare });

const headerText = hostileText.map(inHeader);

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/jsonp',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  ';',
  'application/json, text/plain',
];

const ZONES = ['Europe/Istanbul', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Mars/Olympus', '+25:00'];
const KEYS = ['same', 'x'.repeat(200), 'x'.repeat(201)];

/** Stands for the family's own token, which the sender knows. */
export const OWN = 'Bearer own';

const headersOf = ({ ids }: FuzzTarget): fc.Arbitrary<Record<string, string>> =>
  fc
    .record({
      authorization: often(24, fc.constant(OWN), fc.oneof(fc.constant(undefined), headerText)),
      'content-type': often(16, fc.constant('application/json'), fc.constantFrom(...CONTENT_TYPES)),
      'time-zone': often(
        8,
        fc.constantFrom(undefined, ...ZONES.slice(0, 4)),
        fc.oneof(fc.constantFrom(...ZONES), headerText),
      ),
      'kids-id': often(16, fc.constantFrom(undefined, ...ids), headerText),
      'idempotency-key': often(6, fc.constantFrom(undefined, undefined, undefined, ...KEYS), headerText),
      'accept-language': often(8, fc.constantFrom(undefined, 'tr', 'en'), headerText),
      'x-forwarded-for': often(8, fc.constant(undefined), headerText),
      'content-length': often(60, fc.constant(undefined), fc.constantFrom('0', '1', '999999')),
    })
    .map((headers) =>
      Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined)),
    );

/** A value as it stands in a query. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const queryOf = ({ parameters }: Operation, ids: IdPool): fc.Arbitrary<string> => {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const pair = fc.oneof(
    ...known.map(({ name, schema }) => valueOf(name, schema, ids).map((value) => `${name}=${inUrl(asText(value))}`)),
    fc.tuple(hostileText, hostileText).map(([name, value]) => `${inUrl(name)}=${inUrl(value)}`),
    ...known.map(({ name }) => brokenEscape.map((escape) => `${name}=${escape}`)),
    ...known.map(({ name }) => hostileText.map((value) => `${name}[]=${inUrl(value)}&${name}[__proto__]=1`)),
  );
  const usual = fc.tuple(
    ...known.map(({ name, schema }) => valueOf(name, schema, ids).map((value) => `${name}=${inUrl(asText(value))}`)),
  );
  return fc.oneof(
    { weight: 6, arbitrary: usual.map((pairs) => pairs.join('&')) },
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&')) },
  );
};

const SEGMENTS = [
  '..',
  '%2e%2e',
  '%2F',
  '%2f..%2f',
  '%00',
  ';',
  '..;',
  '*',
  '%252e',
  ':id',
  '00000000-0000-0000-0000-000000000000',
];

const pathOf = (
  { path }: Operation,
  { ids, pathId }: FuzzTarget,
): fc.Arbitrary<readonly [path: string, strayed: boolean]> => {
  if (pathId === null) return fc.constant([path, false]);
  const filled = (id: string) => path.replace(/\{\w+\}/, () => id);
  const strange = fc.oneof(hostileText.map(inUrl), brokenEscape, fc.constantFrom(...SEGMENTS));
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant([filled(pathId), false] as const) },
    { weight: 3, arbitrary: fc.constantFrom(...ids).map((id) => [filled(id), false] as const) },
    { weight: 2, arbitrary: strange.map((segment) => [filled(segment), true] as const) },
  );
};

/** Requests to an operation: most of them nearly right, so that they come far, some wrong in every way. */
export const requestsTo = (operation: Operation, target: FuzzTarget): fc.Arbitrary<FuzzRequest> =>
  fc
    .tuple(
      pathOf(operation, target),
      queryOf(operation, target.ids),
      headersOf(target),
      bodyOf(operation.body, target.ids),
    )
    .map(([[path, strayed], query, headers, payload]) => ({
      method: operation.method,
      url: query === '' ? path : `${path}?${query}`,
      headers,
      ...(payload !== null && { payload }),
      strayed,
    }));
