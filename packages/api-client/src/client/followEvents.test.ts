import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { followEvents, SILENT_MS } from './followEvents.ts';

let sent: { url: string; init: RequestInit }[];
let server: { say: (text: string) => void; close: () => void };
let answer: () => Response;
let token: string;
let unauthorized: number;

const streamed = (): Response => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      server = { say: (text) => controller.enqueue(encoder.encode(text)), close: () => controller.close() };
      sent.at(-1)?.init.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
};

const client = () =>
  createApiClient({
    getToken: () => token,
    onUnauthorized: () => (unauthorized += 1),
    getLanguage: () => 'tr',
    timeZone: () => 'Europe/Istanbul',
    fetch: async (input, init = {}) => {
      sent.push({ url: typeof input === 'string' ? input : '', init });
      return answer();
    },
  });

const follow = () => {
  const end = new AbortController();
  const heard: unknown[] = [];
  const followed = followEvents(
    client().request,
    {
      onOpen: () => heard.push('open'),
      onChange: (kinds) => heard.push(kinds),
      onRetry: (ms) => heard.push(ms),
    },
    end.signal,
  );
  return {
    end,
    heard,
    outcome: followed.then(
      () => 'ended',
      (error: { kind: string }) => error.kind,
    ),
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  token = 'adult.token';
  unauthorized = 0;
  answer = streamed;
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a stream', () => {
  it('[LV-01] is asked for with the token in the header, never in the address', async () => {
    const { end, outcome } = follow();
    await pass(0);
    expect(sent[0]?.url).toBe('/api/events');
    expect(new Headers(sent[0]?.init.headers).get('Authorization')).toBe('Bearer adult.token');
    end.abort();
    expect(await outcome).toBe('aborted');
  });

  it('[LV-01] says what changed, in however many pieces it comes, and how long to take to come back', async () => {
    const { heard, outcome } = follow();
    await pass(0);
    for (const piece of ['retry: 20', '00\n:\n\nevent: cha', 'nged\nda', 'ta: {"kinds":["tasks"]}\n', '\n']) {
      server.say(piece);
      await pass(0);
    }
    expect(heard).toEqual(['open', 2000, ['tasks']]);
    server.close();
    expect(await outcome).toBe('ended');
  });

  it('of a newer server says what is known of it, and of one that is not understood that anything may have changed', async () => {
    const { heard, end } = follow();
    await pass(0);
    server.say('event: weather\ndata: 1\n\nevent: changed\ndata: {"kinds":["tasks","weather"]}\n\n');
    server.say('event: changed\ndata: ?\n\n');
    await pass(0);
    expect(heard).toEqual(['open', ['tasks'], ['children', 'tasks', 'homework', 'breaks', 'honey', 'family']]);
    end.abort();
  });

  it('[LV-01] that only says it is there goes on for hours; one that says nothing for a minute has failed', async () => {
    const { outcome } = follow();
    for (let said = 0; said < 1_000; said += 1) {
      await pass(25_000);
      server.say(':\n\n');
    }
    await pass(0);
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    await pass(SILENT_MS);
    expect(await outcome).toBe('network');
  });

  it('[LV-04] that is refused as the session has ended says so, as every call', async () => {
    answer = () => new Response('{"error":"","code":"UNAUTHENTICATED"}', { status: 401 });
    expect(await follow().outcome).toBe('http');
    expect(unauthorized).toBe(1);
  });

  it('[LV-04] that is refused by the token of before says nothing of the session that has begun since', async () => {
    answer = () => {
      token = 'adult.next';
      return new Response('{"error":"","code":"UNAUTHENTICATED"}', { status: 401 });
    };
    expect(await follow().outcome).toBe('http');
    expect(unauthorized).toBe(0);
  });
});

it('[LV-03] a call that succeeded says what it changed, and one that failed says nothing', async () => {
  const { request, tasks, children } = client();
  const changed: unknown[] = [];
  const note = (kinds: unknown) => void changed.push(kinds);
  request.listeners.add(note);
  answer = () => new Response(null, { status: 204 });
  await tasks.complete('a');
  answer = () => new Response('{"data":[]}');
  await children.list();
  answer = () => new Response('{}', { status: 500 });
  await tasks.complete('a').catch(() => undefined);
  expect(changed).toEqual([['tasks'], []]);
  request.listeners.delete(note);
  answer = () => new Response(null, { status: 204 });
  await tasks.complete('a');
  expect(changed).toHaveLength(2);
});
