import { expect } from 'vitest';
import type { Call } from '../contract/call.ts';
import { type Problem, ProblemSchema } from '../contract/problem.ts';
import { z } from '../contract/zod.ts';

/** Somebody who has just signed up at the identity provider, with a family of their own to come. */
export interface Account {
  /** An ID token that the exchange accepts now; it may be asked for again when the clock has moved on. */
  idToken(): Promise<string>;
}

/** A server to be held against the contract: the mocks, or the real one. */
export interface ConformanceServer {
  /** Where it answers, without a slash at the end. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  signUp(): Promise<Account>;
  /** Sets its clock; before that it stands at `STORY_MOMENT` of the mocks: Wednesday 18 November 2026, 17:45 in Istanbul. */
  setNow(moment: string): void;
  close(): Promise<void>;
}

type Query = Readonly<Record<string, string>> | readonly (readonly [name: string, value: string])[];

/** What a call is sent with; `text` is a body as it stands, JSON or not. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  /** A list is pairs as they stand, for a name that comes twice. */
  readonly query?: Query;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Refused {
  readonly status: number;
  readonly headers: Headers;
  readonly problem: Problem;
}

type AnswerOf<C extends Call> = C extends { answer: infer Schema }
  ? Schema extends z.core.$ZodType
    ? z.output<Schema>
    : undefined
  : undefined;

/** An id that no family has. */
export const STRANGE_ID = '0b7a4f3e-2f7c-4d1e-9a54-3a9f6f0a1c2d';

const isPairs = (query: Query): query is readonly (readonly [string, string])[] => Array.isArray(query);

const urlOf = (baseUrl: string, call: Call, { params = {}, query = {} }: Sent): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? STRANGE_ID));
  const pairs: readonly (readonly [string, string])[] = isPairs(query) ? query : Object.entries(query);
  const text = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
  return `${baseUrl}${path}${text === '' ? '' : `?${text}`}`;
};

/** One caller: whoever holds the token, or nobody. `renew` gives a new token when the clock has moved on. */
export const callerOf = (
  server: ConformanceServer,
  firstToken: string | null,
  renew: () => Promise<string | null> = async () => firstToken,
) => {
  let token = firstToken;
  const ask = server.fetch ?? fetch;
  const send = (call: Call, sent: Sent): Promise<Response> => {
    const text = sent.text ?? (sent.body === undefined ? null : JSON.stringify(sent.body));
    return ask(urlOf(server.baseUrl, call, sent), {
      method: call.method,
      // The content type goes with every call, with a body or without.
      headers: {
        'Content-Type': 'application/json',
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...sent.headers,
      },
      body: text,
    });
  };
  return {
    send,
    /** Moves the server's clock and signs in anew, since no session lasts for ever. */
    moveTo: async (moment: string): Promise<void> => {
      server.setNow(moment);
      token = await renew();
    },
    /** The call succeeds with the contract's status, and its answer is what the contract says. */
    ok: async <C extends Call>(call: C, sent: Sent = {}): Promise<AnswerOf<C>> => {
      const response = await send(call, sent);
      const text = await response.text();
      expect(response.status, `${call.method} ${call.path} ${text}`).toBe(call.status);
      if (!call.answer) expect(text).toBe('');
      // Without an answer schema there is nothing to give, which the type says too.
      return (call.answer ? z.parse(call.answer, JSON.parse(text)) : undefined) as AnswerOf<C>;
    },
    /** The call fails, with a problem and nothing else; `fields` come with a 400 only. */
    refused: async (call: Call, sent: Sent = {}): Promise<Refused> => {
      const response = await send(call, sent);
      const text = await response.text();
      expect(response.status, `${call.method} ${call.path} ${text}`).toBeGreaterThanOrEqual(400);
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
      const problem = z.parse(ProblemSchema, JSON.parse(text));
      // The one 403 that there is; whatever is somebody else's is a 404 (X-51).
      expect(response.status === 403, text).toBe(problem.code === 'ADULTS_ONLY');
      expect(problem.error).toMatch(/\S/);
      if (response.status !== 400) expect(problem).not.toHaveProperty('fields');
      return { status: response.status, headers: response.headers, problem };
    },
  };
};

export type Caller = ReturnType<typeof callerOf>;
