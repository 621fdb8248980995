import { ApiError } from './apiError.ts';
import { createApiClient } from './createApiClient.ts';
import type { ClientOptions } from './options.ts';

/** What the client sent. */
export interface SentCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Answers a call; `undefined` never does, as a server that hangs. */
export type Respond = (sent: SentCall) => Response | Promise<Response> | undefined;

/** An answer with a body. */
export const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

/** A client over a `fetch` of the test's own, what it sent, and how often it reported a 401. */
export const testClient = (respond: Respond, options: Partial<ClientOptions> = {}) => {
  const sent: SentCall[] = [];
  const reports: string[] = [];
  const client = createApiClient({
    getToken: () => 'token-1',
    onUnauthorized: () => reports.push('unauthorized'),
    getLanguage: () => 'en',
    timeZone: () => 'Europe/Istanbul',
    fetch: (input, init = {}) => {
      const text = typeof init.body === 'string' ? init.body : null;
      const call: SentCall = {
        method: init.method ?? 'GET',
        url: input instanceof Request ? input.url : input.toString(),
        headers: new Headers(init.headers),
        body: text === null ? undefined : JSON.parse(text),
      };
      sent.push(call);
      return new Promise((resolve, reject) => {
        const giveUp = () => reject(new DOMException('given up', 'AbortError'));
        if (init.signal?.aborted) giveUp();
        init.signal?.addEventListener('abort', giveUp);
        const answer = respond(call);
        if (answer) resolve(answer);
      });
    },
    ...options,
  });
  return { client, sent, reports };
};

/** The empty answer of a DELETE. */
export const nothing = () => new Response(null, { status: 204 });

/** What the call rejected with. */
export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError', { cause: error });
};
