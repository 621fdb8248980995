import { describe, expect, it } from 'vitest';
import { ApiError } from '../index.ts';
import { answer, type Respond, testClient } from './testClient.ts';

const list = () => answer({ data: [] });
const generated = { success: true, data: { title: 'a' } };

/** What the call rejected with. */
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError', { cause: error });
};

describe('headers', () => {
  it('[A-02] [A-03] [A-07] [A-09] sends token, content type, zone and language with a call', async () => {
    const { client, sent } = testClient(list);
    await client.children.list();
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      authorization: 'Bearer token-1',
      'content-type': 'application/json',
      'time-zone': 'Europe/Istanbul',
    });
  });

  it('takes token, language and zone as they are at the moment of the call', async () => {
    let now = { token: 'a', language: 'tr', zone: 'Europe/Istanbul' };
    const { client, sent } = testClient(list, {
      getToken: () => now.token,
      getLanguage: () => now.language,
      timeZone: () => now.zone,
    });
    await client.children.list();
    now = { token: 'b', language: 'en', zone: 'America/New_York' };
    await client.children.list();
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer a', 'Bearer b']);
    expect(sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['tr', 'en']);
    expect(sent.map(({ headers }) => headers.get('Time-Zone'))).toEqual(['Europe/Istanbul', 'America/New_York']);
  });

  it('[E-18] [S-09] sends no Authorization without a token, nor with the placeholder', async () => {
    for (const token of [null, 'pending']) {
      const { client, sent } = testClient(list, { getToken: () => token });
      await client.children.list();
      expect(sent[0]?.headers.has('Authorization')).toBe(false);
    }
  });

  it('[P-18] [A-46] the demo sends no Authorization, the family screen does', async () => {
    const { client, sent } = testClient(() => answer(generated));
    await client.homework.generateFields('a', { anonymous: true });
    await client.homework.generateFields('a');
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer token-1']);
  });

  it('[A-10] the exchange sends no Authorization', async () => {
    const { client, sent } = testClient(() => answer({}, 401));
    await failureOf(client.auth.exchange('id'));
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  it('[A-08] sends Idempotency-Key when it is given', async () => {
    const { client, sent } = testClient(() => answer({ success: true }));
    await client.report.generateWeekly({ idempotencyKey: 'key-1' });
    await client.report.generateWeekly();
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', null]);
  });

  it('calls below the address that it is given', async () => {
    const { client, sent } = testClient(list, { baseUrl: 'https://kovan.example' });
    await client.children.list();
    expect(sent[0]?.url).toBe('https://kovan.example/api/children');
  });
});

describe('failures', () => {
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

  it('an answer whose body does not end in time is a timeout', async () => {
    const { client } = testClient(() => undefined, {
      timeoutMs: 5,
      fetch: async (_, init) =>
        new Response(
          new ReadableStream({
            start: (controller) =>
              init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
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
    '[X-45] the helper answering %j is an invalid answer',
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
});

describe('401', () => {
  const refused = () => answer({ error: 'Giriş yapın.', code: 'UNAUTHENTICATED' }, 401);

  it('[A-05] [X-47] is reported for a product call, and the call still fails', async () => {
    const { client, reports } = testClient(refused);
    expect(await failureOf(client.children.list())).toMatchObject({ kind: 'http', status: 401 });
    expect(reports).toHaveLength(1);
    await failureOf(client.homework.generateFields('a'));
    expect(reports).toHaveLength(2);
  });

  it('[A-10] is not reported for the exchange, the demo, or the sign-out of the session', async () => {
    const { client, reports } = testClient(refused);
    await failureOf(client.auth.exchange('id'));
    await failureOf(client.homework.generateFields('a', { anonymous: true }));
    await failureOf(client.auth.signOut());
    expect(reports).toEqual([]);
  });

  it('[A-05] is not reported when the token has changed since the call was sent', async () => {
    let token: string | null = 'of the last session';
    const { client, reports } = testClient(
      () => {
        token = 'of this session';
        return refused();
      },
      { getToken: () => token },
    );
    await failureOf(client.children.list());
    expect(reports).toEqual([]);
  });

  it('is reported for no other status', async () => {
    for (const status of [400, 403, 404, 409, 500]) {
      const { client, reports } = testClient(() => answer({}, status));
      await failureOf(client.children.list());
      expect(reports).toEqual([]);
    }
  });
});
