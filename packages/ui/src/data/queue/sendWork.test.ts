import { ApiError, createApiClient } from '@kovan/api-client';
import { HOMEWORK_STATUSES } from '@kovan/domain/statuses';
import { expect, it } from 'vitest';
import { sendWork } from './sendWork.ts';
import type { Entry, Work } from './work.ts';

const ENTRY: Entry = {
  id: 'entry',
  owner: 'adult.a.b',
  key: 'k',
  work: { operation: 'task.complete', id: 'a', to: {}, name: 'Sofra' },
  queuedAt: 0,
  order: 0,
  isLate: false,
  isAwaited: false,
  faults: 0,
  isForced: false,
};

const apiOver = (fetch: (request: { readonly method: string }) => Response) =>
  createApiClient({
    getToken: () => null,
    onUnauthorized: () => undefined,
    getLanguage: () => 'tr',
    timeZone: () => 'Europe/Istanbul',
    fetch: async (_url, init) => fetch({ method: init?.method ?? 'GET' }),
  });

it('[OF-04] a server that speaks another version has refused nothing: what was sent waits', async () => {
  const headers = { 'Kovan-Api-Version': 'another' };
  const api = apiOver(() => Response.json({ error: '?' }, { status: 404, headers }));
  const sent = await sendWork(ENTRY, { api, now: 0, isOwners: () => true });
  expect(sent).toMatchObject({ kind: 'failed', failure: { kind: 'network' }, error: expect.any(ApiError) });
});

/** What a step of homework comes to that the server refuses as a conflict, for each status that it has there by now. */
const conflicts = async (step: Pick<Extract<Work, { to: object }>, 'operation'> & { readonly checked?: boolean }) => {
  const work = { id: 'hw', childId: 'elif', name: 'Kesirler', to: {}, ...step } as Work;
  const conflict = { error: 'Bu ödev artık öyle değil.', code: 'CONFLICT' };
  const seen: string[] = [];
  for (const status of [...HOMEWORK_STATUSES, null]) {
    const homework = { id: 'hw', childId: 'elif', dueDate: null, status };
    const data = [{ ...homework, id: 'another', status: 'verified' }, ...(status === null ? [] : [homework])];
    const api = apiOver(({ method }) =>
      method === 'GET' ? Response.json({ data }) : Response.json(conflict, { status: 409 }),
    );
    const sent = await sendWork({ ...ENTRY, work }, { api, now: 0, isOwners: () => true });
    seen.push(sent.kind);
  }
  return seen;
};

it('[OF-04] what another device has done already is no error, what stands otherwise or not at all is one', async () => {
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
