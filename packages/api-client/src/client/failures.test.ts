import { expect, it, onTestFinished, vi } from 'vitest';
import { fileClient } from './people.ts';
import { answer, failureOf, type Respond, testClient } from './testClient.ts';

it('[A-09] [X-27] an error answer gives status, code, sentence and fields', async () => {
  const fields = { ders: 'Ders gerekli.', sonTarih: 'Son tarih …', 'period.weekDays': 'Günler …' };
  const { client } = testClient(() => answer({ error: 'Olmadı.', code: 'INVALID_INPUT', fields }, 400));
  expect(await failureOf(client.children.list())).toMatchObject({
    kind: 'http',
    status: 400,
    code: 'INVALID_INPUT',
    serverMessage: 'Olmadı.',
    fields: { subject: 'Ders gerekli.', dueDate: 'Son tarih …', 'period.weekDays': 'Günler …' },
  });
});

it.each<[string, Respond]>([
  ['a page', () => new Response('<html>', { status: 502 })],
  ['nothing', () => new Response(null, { status: 502 })],
  ['a list', () => answer([], 502)],
  ['an error that is no text', () => answer({ error: { deep: 1 }, code: 7, fields: 'x' }, 502)],
])('[A-08] an error answer with %s gives its status alone', async (_, respond) => {
  const failure = await failureOf(testClient(respond).client.children.list());
  expect(failure).toMatchObject({ kind: 'http', status: 502 });
  expect([failure.code, failure.serverMessage, failure.fields]).toEqual([undefined, undefined, undefined]);
});

it('[A-08] [X-27] a backend that sends `error` alone is heard', async () => {
  const { client } = testClient(() => answer({ error: 'Çocuk bulunamadı' }, 422));
  expect((await failureOf(client.children.list())).serverMessage).toBe('Çocuk bulunamadı');
});

it('[A-08] a list that names no further page is whole', async () => {
  const { client } = testClient(() => answer({ data: [] }));
  expect(await client.tasks.list(null)).toEqual([]);
  expect(await client.homework.list(null)).toEqual([]);
});

it.each([
  ['30', 30],
  [new Date(Date.now() + 60_000).toUTCString(), expect.closeTo(60, -1)],
  ['soon', undefined],
])('[X-51] Retry-After %s gives seconds', async (header, seconds) => {
  const { client } = testClient(() => answer({}, 429, { 'Retry-After': header }));
  expect(await failureOf(client.children.list())).toMatchObject({ status: 429, retryAfter: seconds });
});

it('no connection is a network error', async () => {
  const { client } = testClient(() => Promise.reject(new TypeError('fetch failed')));
  expect(await failureOf(client.children.list())).toMatchObject({ kind: 'network', status: undefined });
});

it('an answer that breaks off is a network error', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
  const { client } = testClient(() => new Response(broken));
  expect((await failureOf(client.children.list())).kind).toBe('network');
});

it('a server that does not answer in time is a timeout', async () => {
  const { client } = testClient(() => undefined, { timeoutMs: 5 });
  expect((await failureOf(client.children.list())).kind).toBe('timeout');
});

it.each([
  { name: 'an export', ask: ({ export: ask }: ReturnType<typeof fileClient>) => ask() },
  { name: 'an import', ask: ({ import: ask }: ReturnType<typeof fileClient>) => ask({}) },
])('[EX-02] $name is waited for as long as a slow line takes for it', async ({ ask }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { client } = testClient(() => undefined);
  const ended = vi.fn();
  const asked = failureOf(ask(fileClient(client.request))).then(({ kind }) => ended(kind));
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(40 * 60_000);
  await asked;
  expect(ended).toHaveBeenCalledWith('timeout');
});

it('an answer whose body does not end in time is a timeout', async () => {
  const { client } = testClient(() => undefined, {
    timeoutMs: 5,
    fetch: async (_, init) =>
      new Response(
        new ReadableStream({
          start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
        }),
      ),
  });
  expect((await failureOf(client.children.list())).kind).toBe('timeout');
});

it('a caller may give up, before and while it waits', async () => {
  const { client } = testClient(() => undefined);
  expect((await failureOf(client.children.list({ signal: AbortSignal.abort() }))).kind).toBe('aborted');
  const controller = new AbortController();
  const waiting = failureOf(client.children.list({ signal: controller.signal }));
  controller.abort();
  expect((await waiting).kind).toBe('aborted');
});

it.each([
  ['no JSON', () => new Response('<html>')],
  ['a wrong shape', () => answer({ data: [{ id: 1 }] })],
  ['a wrong envelope', () => answer([])],
])('an answer with %s is an invalid answer', async (_, respond) => {
  expect((await failureOf(testClient(respond).client.children.list())).kind).toBe('invalidAnswer');
});

it.each([{ success: false, data: {} }, { data: {} }, { success: true }])(
  '[D-32] [X-45] the helper answering %j is an invalid answer',
  async (body) => {
    const { client } = testClient(() => answer(body));
    expect((await failureOf(client.homework.generateFields('a'))).kind).toBe('invalidAnswer');
  },
);

it('[X-01] names call, status and code, and nothing that was typed, sent or answered', async () => {
  const { client } = testClient(() => answer({ error: 'Elif zaten var', code: 'INVALID_INPUT' }, 400));
  const input = { name: 'Elif', birthYear: 2016, grade: '5. Sınıf', avatar: '👧' } as const;
  const failure = await failureOf(client.children.update('id-of-elif', input));
  expect(failure.message).toBe('PUT /api/children/:id: http 400 INVALID_INPUT');
});
