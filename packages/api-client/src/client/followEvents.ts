import { createParser } from 'eventsource-parser';
import { type Changed, COMMENT_EVERY_MS, eventCalls } from '../contract/events.ts';
import { CHANGE_KINDS } from '../contract/changeKinds.ts';
import { z } from '../contract/zod.ts';
import { ApiError } from './apiError.ts';
import { failureOf } from './failure.ts';
import { headersFor } from './headers.ts';
import type { ClientOptions } from './options.ts';
import type { Request } from './request.ts';

/** A stream that says nothing for so long is not there any more, whatever the network believes. */
export const SILENT_MS = 2 * COMMENT_EVERY_MS + 10_000;

/** What is heard of a stream. */
export interface Heard {
  /** It is there: what changed before was not told. */
  readonly onOpen: () => void;
  readonly onChange: (kinds: Changed['kinds']) => void;
  /** How long those whose stream is lost shall take to come back, in milliseconds. */
  readonly onRetry: (ms: number) => void;
}

/** The kinds of an event, as far as this version knows them; a newer server may know more. */
const kindsOf = (data: string): Changed['kinds'] => {
  try {
    const { kinds } = z.parse(z.object({ kinds: z.array(z.string()) }), JSON.parse(data));
    return CHANGE_KINDS.filter((kind) => kinds.includes(kind));
  } catch {
    return [...CHANGE_KINDS];
  }
};

/** Asks for the stream, and gives its answer as it begins. */
const open = async (outside: ClientOptions, signal: AbortSignal): Promise<Response> => {
  const { method, path } = eventCalls.follow;
  const { baseUrl = '', fetch: ask = fetch.bind(globalThis) } = outside;
  const token = outside.getToken();
  const headers = headersFor(eventCalls.follow, token, outside, {});
  const response = await ask(`${baseUrl}${path}`, { method, headers, signal });
  if (response.ok) return response;
  if (response.status === 401 && outside.getToken() === token) outside.onUnauthorized(token);
  throw failureOf(`${method} ${path}`, response, undefined);
};

/** Follows what changes in the family; resolves when the stream has ended, and rejects with an `ApiError` when it failed. */
export const followEvents = async (request: Request, heard: Heard, signal: AbortSignal): Promise<void> => {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENT_MS);
  };
  wait();
  try {
    const response = await open(request.outside, AbortSignal.any([signal, silence.signal]));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const parser = createParser({
      onEvent: ({ event, data }) => event === 'changed' && heard.onChange(kindsOf(data)),
      onRetry: heard.onRetry,
    });
    heard.onOpen();
    for (;;) {
      wait();
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return;
      parser.feed(value ?? '');
    }
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(signal.aborted ? 'aborted' : 'network', 'GET /api/events', { cause });
  } finally {
    clearTimeout(timer);
  }
};
