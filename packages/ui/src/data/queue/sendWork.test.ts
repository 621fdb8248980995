import { ApiError } from '@kovan/api-client';
import { HOMEWORK_STATUSES } from '@kovan/domain/statuses';
import { beforeEach, expect, it } from 'vitest';
import { sendWork } from './sendWork.ts';
import { testApi } from '../../testApi.ts';
import { entryOf } from './testEntry.ts';
import type { Work } from './work.ts';

const ENTRY = entryOf('0', {
  key: 'k',
  work: { operation: 'task.complete', id: 'a', to: {}, name: 'Sofra' },
  isLate: false,
});

interface Call {
  readonly call: string;
  readonly key: string | null;
  readonly childId: string | null;
  readonly body: Record<string, unknown>;
}

/** What was asked of the server since the test began. */
let sent: Call[];
beforeEach(() => {
  sent = [];
});

const apiOver = (answer: (call: Call) => Response) =>
  testApi(async (url, init) => {
    const headers = new Headers(init?.headers);
    const call = {
      call: `${init?.method} ${typeof url === 'string' ? url : ''}`,
      key: headers.get('Idempotency-Key'),
      childId: headers.get('Kids-Id'),
      body: JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<string, unknown>,
    };
    sent.push(call);
    return answer(call);
  });
const refused = (status: number) => Response.json({ error: 'Hayır.', code: 'CONFLICT' }, { status });
const done = () => new Response(null, { status: 204 });
/** Sends what was asked for so long ago, over a server that answers so. */
const sendAfter = (age: number, work: Work, answer: (call: Call) => Response, isOwners = true) =>
  sendWork({ ...ENTRY, work }, { api: apiOver(answer), now: age, isOwners: () => isOwners });

it('[OF-04] a server that speaks another version has refused nothing: what was sent waits', async () => {
  const headers = { 'Kovan-Api-Version': 'another' };
  const outcome = await sendAfter(0, ENTRY.work, () => Response.json({ error: '?' }, { status: 404, headers }));
  expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'network' }, error: expect.any(ApiError) });
});

/** What a step of homework comes to that the server refuses as a conflict, for each status that it has there by now. */
const conflicts = async (step: Pick<Extract<Work, { to: object }>, 'operation'> & { readonly checked?: boolean }) => {
  const work = { id: 'hw', childId: 'elif', name: 'Kesirler', to: {}, ...step } as Work;
  const seen: string[] = [];
  for (const status of [...HOMEWORK_STATUSES, null]) {
    const homework = { id: 'hw', childId: 'elif', dueDate: null, status };
    const data = [{ ...homework, id: 'another', status: 'verified' }, ...(status === null ? [] : [homework])];
    const { kind } = await sendAfter(0, work, ({ call }) =>
      call.startsWith('GET') ? Response.json({ data }) : refused(409),
    );
    seen.push(kind);
  }
  return seen;
};

it('[OF-04] [Q-22] what another device has done already is no error, what stands otherwise or not at all is one', async () => {
  expect(await conflicts({ operation: 'homework.complete' })).toEqual(['failed', 'accepted', 'accepted', 'failed']);
  expect(await conflicts({ operation: 'homework.check', checked: true })).toEqual([
    'failed',
    'failed',
    'accepted',
    'failed',
  ]);
  expect(await conflicts({ operation: 'homework.check', checked: false })).toEqual([
    'failed',
    'accepted',
    'failed',
    'failed',
  ]);
});

const step = { id: 'x', childId: 'elif', name: 'Oda', to: {} };
const DAY_MS = 24 * 60 * 60_000;

it.each([
  ['task', 'PUT /api/tasks/x/status', null],
  ['homework', 'PUT /api/v2/homework/x/status', 'elif'],
] as const)('[OF-07] a tick of %s says its moment once that is ten seconds ago, and for 30 days', async (...row) => {
  const [kind, call, childId] = row;
  const moments = [9999, 10_000, 30 * DAY_MS - 1, 30 * DAY_MS];
  for (const age of moments) await sendAfter(age, { operation: `${kind}.complete`, ...step }, done);
  const [body, at] = [{ status: 'completed' }, '1970-01-01T00:00:00.000Z'];
  const told = [body, { ...body, at }, { ...body, at }, body];
  expect(sent).toEqual(told.map((one) => ({ call, key: 'k', childId, body: one })));
});

it('[OF-03] a check goes as it was made, to its child', async () => {
  for (const checked of [true, false]) await sendAfter(0, { operation: 'homework.check', checked, ...step }, done);
  const call = { call: 'PUT /api/v2/homework/x/check', key: 'k', childId: 'elif' };
  expect(sent).toEqual([true, false].map((checked) => ({ ...call, body: { checked } })));
});

it('[OF-06] nothing is asked once more in the name of somebody else', async () => {
  expect(await sendAfter(DAY_MS, ENTRY.work, () => refused(400), false)).toMatchObject({ kind: 'failed' });
  expect(sent).toHaveLength(1);
});

it('[OF-04] what is refused without its moment, too, is refused by that', async () => {
  const outcome = await sendAfter(DAY_MS, ENTRY.work, ({ body }) => refused('at' in body ? 400 : 404));
  expect(outcome).toMatchObject({ kind: 'failed', failure: { status: 404 }, error: { status: 404 } });
});

it('[OF-04] what is refused as a conflict stays so where nobody can say how it stands', async () => {
  const work: Work = { operation: 'homework.complete', ...step };
  const outcome = await sendAfter(0, work, ({ call }) => refused(call.startsWith('GET') ? 503 : 409));
  expect(outcome).toMatchObject({ kind: 'failed', failure: { status: 409 }, error: { status: 409 } });
});

it('[OF-03] how long a server wants to be left alone is handed on', async () => {
  const headers = { 'Retry-After': '30' };
  const outcome = await sendAfter(0, ENTRY.work, () => Response.json({ error: '?' }, { status: 429, headers }));
  expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'http', status: 429, retryAfter: 30 } });
});
