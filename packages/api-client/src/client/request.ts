import type { Call } from '../contract/call.ts';
import type { ChangeKind } from '../contract/changeKinds.ts';
import { API_VERSION, API_VERSION_HEADER } from '../contract/version.ts';
import { z } from '../contract/zod.ts';
import { ApiError } from './apiError.ts';
import { failureOf } from './failure.ts';
import { headersFor } from './headers.ts';
import type { ClientOptions, RequestOptions } from './options.ts';

/** What a call is sent with. */
export interface Sent extends RequestOptions {
  params?: Readonly<Record<string, string>>;
  /** `null` and `undefined` are left out. */
  query?: Readonly<Record<string, string | null | undefined>>;
  body?: unknown;
  /** The child that `Kids-Id` names. */
  childId?: string | null;
  /** Sends no token, on purpose. */
  anonymous?: boolean;
  /** Milliseconds after which it is given up, where it takes longer than others. */
  timeoutMs?: number;
  /** The session is being ended: a 401 is no news. */
  endsSession?: boolean;
}

type WithAnswer = Call & { readonly answer: z.core.$ZodType };

export interface Request {
  /** Sends the call and gives its validated answer. */
  answer<C extends WithAnswer>(call: C, sent?: Sent): Promise<z.output<C['answer']>>;
  /** Sends the call and looks at no body. */
  done(call: Call, sent?: Sent): Promise<void>;
  /** Sends the call and gives what it answered where that is valid; that it was done depends on no body. */
  doneWith<C extends WithAnswer>(call: C, sent?: Sent): Promise<z.output<C['answer']> | undefined>;
  /** What an answer that goes on is asked for with (`followEvents`). */
  readonly outside: ClientOptions;
  /** Who hears, of each call that succeeded, what it has changed. */
  readonly listeners: Set<(kinds: readonly ChangeKind[]) => void>;
}

/** So long a call may take, in milliseconds, where nothing else is said. */
export const DEFAULT_TIMEOUT_MS = 15_000;

const urlOf = (baseUrl: string, call: Call, { params = {}, query = {} }: Sent): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return `${baseUrl}${path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
};

/** The JSON of an answer; `undefined` when it is none. */
const jsonOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether the server speaks another version of the API; one that does not say is taken for ours. */
const speaksAnother = ({ headers }: Response): boolean =>
  (headers.get(API_VERSION_HEADER) ?? API_VERSION) !== API_VERSION;

/** Makes the one function that sends calls; each failure of any sort becomes one `ApiError`. */
export const createRequest = (options: ClientOptions): Request => {
  const { baseUrl = '', timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const ask = options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init));

  const listeners: Request['listeners'] = new Set();

  const exchange = async <T>(call: Call, sent: Sent, read: (body: unknown) => T): Promise<T> => {
    const name = `${call.method} ${call.path}`;
    const token = options.getToken();
    const controller = new AbortController();
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      controller.abort();
    }, sent.timeoutMs ?? timeoutMs);
    const giveUp = () => controller.abort();
    if (sent.signal?.aborted) giveUp();
    sent.signal?.addEventListener('abort', giveUp);
    try {
      const response = await ask(urlOf(baseUrl, call, sent), {
        method: call.method,
        headers: headersFor(call, token, options, sent),
        body: call.body ? JSON.stringify(sent.body) : null,
        signal: controller.signal,
      });
      options.onReached?.(true);
      const isAnother = speaksAnother(response);
      if (isAnother) options.onOtherVersion?.();
      const body = response.status === 204 ? undefined : await jsonOf(response);
      if (response.ok) {
        for (const tell of listeners) tell(call.changes ?? []);
        try {
          return read(body);
        } catch (cause) {
          throw isAnother ? new ApiError('otherVersion', name) : cause;
        }
      }
      const tells = call.access !== 'public' && !sent.anonymous && !sent.endsSession;
      if (response.status === 401 && tells && options.getToken() === token) options.onUnauthorized(token);
      const isRefusal = response.status === 401 || response.status === 429 || response.status >= 500;
      throw isAnother && !isRefusal ? new ApiError('otherVersion', name) : failureOf(name, response, body);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      const kind = timedOut ? 'timeout' : sent.signal?.aborted ? 'aborted' : 'network';
      if (kind !== 'aborted') options.onReached?.(false);
      throw new ApiError(kind, name, { cause });
    } finally {
      clearTimeout(timer);
      sent.signal?.removeEventListener('abort', giveUp);
    }
  };

  return {
    outside: options,
    listeners,
    answer: (call, sent = {}) =>
      exchange(call, sent, (body) => {
        const result = z.safeParse<(typeof call)['answer']>(call.answer, body);
        if (!result.success) throw new ApiError('invalidAnswer', `${call.method} ${call.path}`);
        return result.data;
      }),
    done: (call, sent = {}) => exchange(call, sent, () => undefined),
    doneWith: (call, sent = {}) =>
      exchange(call, sent, (body) => z.safeParse<(typeof call)['answer']>(call.answer, body).data),
  };
};
