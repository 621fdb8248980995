import { dayIn, isTimeZone } from '@kovan/domain/days';
import { MAX_BODY_BYTES } from '@kovan/domain/limits';
import { http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import { isProtected, rightOf } from '../contract/access.ts';
import { type Call, queryOf } from '../contract/call.ts';
import { languageOf } from '../contract/language.ts';
import { z } from '../contract/zod.ts';
import { problemOf, problemSentence } from '../problems.ts';
import type { AnswerTo } from './answers/asked.ts';
import type { Family } from './family/createFamily.ts';
import type { Directory } from './family/directory.ts';
import { adultsOnly, conflict, invalid, notFound, Refusal, unauthenticated } from './family/refusal.ts';
import { livingOf, userOf } from './family/people.ts';
import type { SessionRecord } from './family/records.ts';
import { isStanding, sessionOf, within } from './family/sessions.ts';
import { once } from './once.ts';
import { streamOf, tellingFollowers } from './streams.ts';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** A call without a body takes none, or an empty object. */
const NO_BODY = z.optional(z.strictObject({}));

const tokenOf = (request: Request): string | null => {
  const header = request.headers.get('Authorization');
  return header === null ? null : (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? '');
};

interface Caller {
  readonly family: Family;
  /** The session; `null` where the call is answered as without one. */
  readonly session: SessionRecord | null;
}

/** Whose call it is, by the contract's rights; a token that is no good is a 401 even where none is needed. */
const callerOf = (call: Call, token: string | null, directory: Directory): Caller => {
  const nobody: Caller = { family: directory.anyone, session: null };
  if (call.access === 'public' || (token === null && !isProtected(call))) return nobody;
  const family = token === null ? null : directory.byToken(token);
  if (token === null || !family || !isStanding(family, token)) throw unauthenticated();
  const session = sessionOf(family, token);
  const right = rightOf(session.kind, call);
  if (right === 'refused') throw session.kind === 'adult' ? conflict() : adultsOnly();
  return right === 'ignored' ? nobody : { family, session };
};

const zoneOf = (request: Request, fallback: string): string => {
  const zone = request.headers.get('Time-Zone')?.trim();
  if (zone && !isTimeZone(zone)) throw new Refusal(400, 'UNKNOWN_TIME_ZONE');
  return zone || fallback;
};

const jsonOf = async (request: Request, maxBytes: number): Promise<unknown> => {
  const text = await request.text();
  if (new TextEncoder().encode(text).length > maxBytes) throw new Refusal(413, 'TOO_LARGE');
  if (text === '') return undefined;
  if (!request.headers.get('Content-Type')?.includes('json')) throw new Refusal(400, 'MALFORMED_JSON');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'MALFORMED_JSON');
  }
};

const validated = (schema: z.core.$ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value, { reportInput: true });
  if (!result.success) throw invalid(...result.error.issues);
  return result.data;
};

/** The query as the server's parser has it: a name that comes twice holds a list. */
const queryIn = ({ url }: Request): Record<string, unknown> => {
  const { searchParams } = new URL(url);
  const values = (name: string) =>
    searchParams.getAll(name).length > 1 ? searchParams.getAll(name) : searchParams.get(name);
  return Object.fromEntries([...searchParams.keys()].map((name) => [name, values(name)]));
};

const paramsOf = (call: Call, params: PathParams): unknown => {
  if (call.params && !z.safeParse(call.params, params).success) throw notFound();
  return params;
};

/** An answer of JSON. MSW's own counts its bytes by a blob, which is a message to another process for each answer. */
const jsonResponse = (given: object, { status, headers }: { status: number; headers?: Record<string, string> }) =>
  new HttpResponse(JSON.stringify(given), { status, headers: { 'Content-Type': 'application/json', ...headers } });

const refused = (refusal: Refusal, request: Request) => {
  const language = languageOf(request.headers.get('Accept-Language'));
  const { status, code, issues, retryAfter, triesLeft, fullOf } = refusal;
  const problem =
    code === 'INVALID_INPUT'
      ? problemOf(issues, language)
      : { error: problemSentence(code, language, fullOf), code, ...(triesLeft !== undefined && { triesLeft }) };
  const headers = { ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) };
  return jsonResponse(problem, { status, headers });
};

/** The handler of one call: everything that the contract says of it holds before the family is asked. */
export const handlerOf = (call: Call, answer: AnswerTo<Call>, directory: Directory): HttpHandler =>
  METHODS[call.method](`*${call.path}`, async ({ request, params }) => {
    try {
      const zone = zoneOf(request, directory.anyone.timeZone);
      const token = tokenOf(request);
      const { session, ...caller } = callerOf(call, token, directory);
      let { family } = caller;
      const json = await jsonOf(request, call.maxBytes ?? MAX_BODY_BYTES);
      const body = validated(
        call.method === 'GET' ? undefined : (call.body ?? NO_BODY),
        call.body ? (json ?? {}) : json,
      );
      const query = validated(queryOf(call), queryIn(request));
      let signIn: string | null = null;
      let isFresh = false;
      // It may have ended while the body came in.
      if (session !== null && token !== null && !isStanding(family, token)) throw unauthenticated();
      let user = userOf(family, session);
      if (typeof body === 'object' && body !== null && 'id_token' in body) {
        const idToken = String(body.id_token);
        const home = directory.byIdToken(idToken);
        const confirmed = home && livingOf(home);
        if (session === null) {
          signIn = directory.signInOf(idToken);
          if (!home || !confirmed || (signIn !== null && confirmed.endedSignIns.has(signIn))) throw unauthenticated();
          if (signIn !== null && confirmed.lentSignIns.has(signIn)) throw new Refusal(409, 'LENT');
          family = confirmed;
          ({ user } = home);
        } else {
          isFresh = confirmed === family && home?.user.id === user.id && directory.isFresh(idToken);
        }
      }
      if (call.events && token !== null) return streamOf(family, token, request.signal);
      const kidsId = (call.kidsId && request.headers.get('Kids-Id')?.trim()) || null;
      const parts = { params: paramsOf(call, params), query, body, kidsId };
      const today = dayIn(zone, family.now());
      // The parts have just been validated by this call's own schemas.
      const ask = (seen: Family) =>
        answer({
          family: seen,
          families: directory.families,
          user,
          today,
          token,
          signIn,
          isFresh,
          session,
          ...parts,
        } as Parameters<AnswerTo<Call>>[0]);
      const childIds = session?.childIds ?? null;
      const sent = { body, kidsId, params: parts.params, childIds };
      const given = tellingFollowers(call.changes ? directory.families() : [], token, () =>
        once(call, request, family, sent, () => within(family, childIds, ask)),
      );
      if (!call.answer) return new HttpResponse(null, { status: call.status });
      return jsonResponse(z.parse(call.answer, given) as object, { status: call.status });
    } catch (error) {
      if (error instanceof Refusal) return refused(error, request);
      throw error;
    }
  });
